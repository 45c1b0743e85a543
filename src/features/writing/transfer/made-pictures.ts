import type { MadePicture } from '#science/manuscript/export/export-input.ts'
import type { Block, Manuscript } from '#science/manuscript/manuscript.ts'

const EDGE_MAX = 4096

/** Sources of pictures that word processors do not read: drawings of live blocks, and WebP. */
export function foreignPictures({ content }: Manuscript): string[] {
  const found = new Set<string>()
  const walk = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      if (block.type === 'figure' && block.attrs.src.startsWith('data:image/webp')) found.add(block.attrs.src)
      else if (block.type === 'liveBlock' && block.attrs.made.svg) found.add(block.attrs.made.svg)
      else if (block.type === 'blockquote') walk(block.content)
      else if (block.type === 'bulletList' || block.type === 'orderedList')
        walk(block.content.flatMap((item) => item.content))
      else if (block.type === 'table') walk(block.content.flatMap((row) => row.content.flatMap((cell) => cell.content)))
    }
  }
  walk(content)
  return [...found]
}

/** Draws them as PNG, twice their size. What the browser cannot draw is left out, and the export says so. */
export async function madePictures(manuscript: Manuscript): Promise<Map<string, MadePicture>> {
  const made = new Map<string, MadePicture>()
  for (const source of foreignPictures(manuscript)) {
    const picture = await drawn(source).catch(() => undefined)
    if (picture !== undefined) made.set(source, picture)
  }
  return made
}

async function drawn(source: string): Promise<MadePicture | undefined> {
  const address = source.startsWith('data:') ? source : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  const image = new Image()
  image.src = address
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  if (width === 0 || height === 0) return undefined
  const scale = Math.min(2, EDGE_MAX / width, EDGE_MAX / height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return blob === null
    ? undefined
    : { bytes: new Uint8Array(await blob.arrayBuffer()), type: 'image/png', width, height }
}
