import {
  Document,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Text of a person's or a paper's: what XML cannot hold is taken out. */
// oxlint-disable-next-line no-control-regex
const clean = (text: string) => text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')

export const heading = (text: string, level: 1 | 2 | 3 = 2) =>
  new Paragraph({
    text: clean(text),
    heading: level === 1 ? HeadingLevel.HEADING_1 : level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
  })

export const paragraph = (text: string) =>
  new Paragraph({
    children: clean(text)
      .split('\n')
      .map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) })),
    spacing: { after: 120 },
  })

export const bullet = (text: string) => new Paragraph({ text: clean(text), bullet: { level: 0 } })

const cell = (text: string, isHead: boolean) =>
  new TableCell({ children: [new Paragraph({ children: [new TextRun({ text: clean(text), bold: isHead })] })] })

/** A table with a head that stands on each page. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({ tableHeader: true, children: head.map((text) => cell(text, true)) }),
      ...rows.map((row) => new TableRow({ children: row.map((text) => cell(text, false)) })),
    ],
  })

const WIDEST = 600

/** A figure of a PNG file, as wide as the page at most. */
export async function figure(png: File, size: { width: number; height: number }, alt: string) {
  const scale = Math.min(1, WIDEST / size.width)
  return new Paragraph({
    children: [
      new ImageRun({
        type: 'png',
        data: await png.arrayBuffer(),
        transformation: { width: Math.round(size.width * scale), height: Math.round(size.height * scale) },
        altText: { title: alt, description: alt, name: alt },
      }),
    ],
  })
}

/** Width and height of a PNG from its header, at half its pixels: ours are drawn at twice their size. */
export async function pngSize(png: File): Promise<{ width: number; height: number }> {
  const view = new DataView(await png.slice(0, 24).arrayBuffer())
  return view.byteLength < 24
    ? { width: 600, height: 400 }
    : { width: view.getUint32(16) / 2, height: view.getUint32(20) / 2 }
}

export async function docxFile(name: string, title: string, children: (Paragraph | Table)[]): Promise<File> {
  const document = new Document({ creator: 'Roadrunner', title: clean(title), sections: [{ children }] })
  return new File([await Packer.toBlob(document)], `${name}.docx`, { type: DOCX_TYPE })
}
