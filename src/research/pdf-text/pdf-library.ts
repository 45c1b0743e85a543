import { getDocument, GlobalWorkerOptions, PDFWorker, TextLayer } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the default export of `?url` is made by the bundler
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
// oxlint-disable-next-line import/default -- the same
import jpeg2000Url from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url&no-inline'

GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Where the library imports its decoder of JPEG 2000 from, as plain script: WebAssembly would need a looser policy. The
 * library adds a file name of its own, which the fragment keeps away from the name that the build gave.
 */
export const DECODERS = `${jpeg2000Url}#/`

export { PdfResources } from './pdf-resources.ts'

/** The PDF library with its worker set. Never imported but by `import()`: it is large. */
export { getDocument, PDFWorker, TextLayer }
