/** Tables of character codes (for Chinese, Japanese and Korean) and the fonts that a PDF may name without bringing them. */
const addresses = import.meta.glob<string>(
  [
    '../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../node_modules/pdfjs-dist/standard_fonts/*.pfb',
    '../../../node_modules/pdfjs-dist/standard_fonts/*.ttf',
  ],
  { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
)
const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** Fetches what the library needs beside a PDF from our own host, by the names that the build gave. */
export class PdfResources {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = byName.get(filename)
    if (address === undefined) throw new Error(`${filename} is not among the resources of PDFs.`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${filename} could not be fetched.`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
