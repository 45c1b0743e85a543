import type { PDFDocumentProxy } from 'pdfjs-dist'

/** A line of a document's outline. `page` counts from 1; `y` is the height on it in points from its top, where known. */
export type OutlineEntry = { title: string; level: number; page: number; y?: number }

type Node = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]

/** Lines of an outline that are read; a damaged file may hold a circle. */
const MOST_ENTRIES = 2000

/** The outline that the file brings, flat; entries that lead nowhere in the file are left out. */
export async function outlineOf(pdf: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = []
  const take = async (nodes: readonly Node[], level: number) => {
    for (const node of nodes) {
      if (entries.length >= MOST_ENTRIES || level > 8) return
      const place = await placeOf(pdf, node.dest)
      const title = node.title.replace(/\s+/g, ' ').trim()
      if (place && title !== '') entries.push({ title, level, ...place })
      await take((node.items as Node[] | undefined) ?? [], level + 1)
    }
  }
  try {
    await take((await pdf.getOutline()) ?? [], 1)
  } catch {
    return entries
  }
  return entries
}

/** Where a destination of the file leads. */
export async function placeOf(
  pdf: PDFDocumentProxy,
  dest: string | unknown[] | null,
): Promise<{ page: number; y?: number } | undefined> {
  try {
    const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
    if (!Array.isArray(target)) return undefined
    const [ref, kind, left, top] = target as [unknown, { name?: string } | undefined, unknown, unknown]
    const index = typeof ref === 'number' ? ref : await pdf.getPageIndex(ref as { num: number; gen: number })
    const height = kind?.name === 'XYZ' ? top : kind?.name === 'FitH' || kind?.name === 'FitBH' ? left : undefined
    if (typeof height !== 'number') return { page: index + 1 }
    const page = await pdf.getPage(index + 1)
    const [, y = 0] = page.getViewport({ scale: 1 }).convertToViewportPoint(0, height) as number[]
    return { page: index + 1, y: Math.max(0, y) }
  } catch {
    return undefined
  }
}
