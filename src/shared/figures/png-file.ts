import { svgFile, svgSize } from './svg-file.ts'

/** Edge that browsers' canvases still take. */
const EDGE_MAX = 8192

function imageOf(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image), { once: true })
    image.addEventListener('error', () => reject(new Error('The figure could not be drawn as a picture.')), {
      once: true,
    })
    image.src = address
  })
}

/**
 * The figure as a PNG file, on white, `scale` times its size on the screen (2 unless told; less where a canvas could not
 * hold it). `name` comes without its ending. Rejects where the browser cannot draw it.
 */
export async function pngFile(svg: SVGSVGElement, name: string, scale = 2): Promise<File> {
  const { width, height } = svgSize(svg)
  const times = Math.min(scale, EDGE_MAX / width, EDGE_MAX / height)
  const address = URL.createObjectURL(svgFile(svg, name))
  try {
    const image = await imageOf(address)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * times)
    canvas.height = Math.round(height * times)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no pictures.')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png')
    })
    if (!blob) throw new Error('The figure could not be drawn as a picture.')
    return new File([blob], `${name}.png`, { type: 'image/png' })
  } finally {
    URL.revokeObjectURL(address)
  }
}
