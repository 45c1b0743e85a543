import { saveFile } from '../browser/save-file.ts'
import { pngFile } from './png-file.ts'
import { svgFile } from './svg-file.ts'

/** Hands the figure out as an SVG file that stands alone. `name` comes without its ending. */
export const downloadSvg = (svg: SVGSVGElement, name: string): void => saveFile(svgFile(svg, name))

/** Hands the figure out as a PNG file of twice its size. Rejects where the browser cannot draw it. */
export const downloadPng = async (svg: SVGSVGElement, name: string): Promise<void> => saveFile(await pngFile(svg, name))
