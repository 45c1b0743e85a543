/** A line of a tiny PDF: words, the size of their letters in points, and their height from the bottom of the page. */
export type TinyLine = { text: string; size?: number; y: number; x?: number }

type Options = {
  /** What the file says of itself. */
  info?: { title?: string; author?: string }
  /** A page of lines each; a page without lines is drawn as a grey picture. */
  pages: readonly (readonly TinyLine[])[]
  /** Drawn over most of each page that has no lines, instead of the grey. `hex`: its data as `filter` wants them. */
  picture?: { filter: string; hex: string; width: number; height: number }
  /** Says that a password is needed, with keys that no password opens. */
  isLocked?: boolean
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

const contentOf = (lines: readonly TinyLine[], hasPicture: boolean) =>
  lines.length === 0
    ? hasPicture
      ? 'q 500 0 0 700 50 50 cm /P1 Do Q'
      : '0.8 g 50 50 500 700 re f'
    : lines
        .map(({ text, size = 10, x = 60, y }) => `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
        .join('\n')

const bytesOf = (hex: string) => hex.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)))

/** A valid PDF of a few objects, letters of ASCII alone: enough to be read, small enough to be understood. */
export function tinyPdf({ pages, info = {}, picture, isLocked = false }: Options): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ')
  const things = picture ? ` /XObject << /P1 ${5 + 2 * pages.length} 0 R >>` : ''
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(info.title ?? '')}) /Author (${escaped(info.author ?? '')}) >>`,
    ...pages.flatMap((lines, index) => {
      const content = contentOf(lines, picture !== undefined)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${6 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >>${things} >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
    ...(picture
      ? [
          `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /Filter /${picture.filter} /Length ${picture.hex.length / 2} >>\nstream\n${bytesOf(picture.hex)}\nendstream`,
        ]
      : []),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const key = 'A'.repeat(64)
  const lock = isLocked
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >> /ID [<00112233> <00112233>]`
    : ''
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R${lock} >>\nstartxref\n${text.length}\n%%EOF\n`
  // A sign is a byte: the picture is none that UTF-8 knows.
  return Uint8Array.from(text + end, (sign) => sign.charCodeAt(0))
}

/** A first page as papers have it, and a second one to find words on. */
export const tinyPaper = (title: string, more: { doi?: string; word?: string } = {}): Uint8Array<ArrayBuffer> =>
  tinyPdf({
    pages: [
      [
        { text: title, size: 20, y: 720 },
        { text: 'Ada Lovelace, Jan van der Berg and Mary OConnell', size: 12, y: 690 },
        { text: 'Abstract', size: 11, y: 650 },
        { text: 'We gave tea to forty adults in a randomised trial of twelve weeks, and measured', y: 635 },
        { text: 'their sleep every night. Sleep improved in twelve of them, and nobody was harmed.', y: 622 },
        { text: 'Introduction', size: 12, y: 590 },
        { text: 'Tea is drunk by most adults, and little is known of what it does to their sleep.', y: 575 },
        { text: 'Published 5 June 2017', size: 8, y: 60 },
        ...(more.doi === undefined ? [] : [{ text: `doi:${more.doi}`, size: 8, y: 48 }]),
      ],
      [
        { text: 'Results', size: 12, y: 720 },
        { text: `The ${more.word ?? 'astrolabe'} turned twice as often in the group that was given tea.`, y: 700 },
      ],
    ],
  })

/** A scan: pages with a picture and no text. */
export const tinyScan = () => tinyPdf({ pages: [[], []] })
