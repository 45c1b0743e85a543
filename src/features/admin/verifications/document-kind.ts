/** How a document can be shown: by its first bytes, never by what its sender called it. */
export type DocumentKind = { kind: 'pdf' } | { kind: 'image'; type: string } | { kind: 'docx' } | { kind: 'other' }

const starts = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, index) => bytes[index] === sign)

/** SVG, HTML and everything else that could run is 'other', and is only handed out. */
export function documentKind(bytes: Uint8Array): DocumentKind {
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return { kind: 'pdf' }
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47)) return { kind: 'image', type: 'image/png' }
  if (starts(bytes, 0xff, 0xd8, 0xff)) return { kind: 'image', type: 'image/jpeg' }
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return { kind: 'docx' }
  return { kind: 'other' }
}
