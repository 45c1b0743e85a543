import { DOCX_TYPE } from '#science/word/media-type.ts'
import { pictureSize } from '#science/word/picture-size.ts'
import { writeReport, type WordBlock } from '#science/word/report.ts'
import type { PageShape } from '#science/word/word-parts.ts'
import { writeZip } from '#shared/format/zip.ts'

/** The files of a Word package as the bytes of one. */
export const packed = (parts: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  writeZip([...parts].map(([name, bytes]) => ({ name, bytes })))

/** A report as a Word file; `name` comes without its ending. */
export const wordFile = (name: string, title: string, blocks: readonly WordBlock[], page?: PageShape): File =>
  new File([packed(writeReport(title, blocks, page))], `${name}.docx`, { type: DOCX_TYPE })

/** A figure of a PNG file. Ours are drawn at twice their size, so that they are sharp on paper. */
export async function figure(png: Blob, alt: string): Promise<WordBlock> {
  const bytes = new Uint8Array(await png.arrayBuffer())
  const { width, height } = pictureSize(bytes, 'image/png') ?? { width: 1200, height: 800 }
  return { kind: 'picture', bytes, type: 'image/png', width: width / 2, height: height / 2, alt }
}
