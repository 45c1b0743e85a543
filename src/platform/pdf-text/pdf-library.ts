import { getDocument, GlobalWorkerOptions, PDFWorker, TextLayer } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the default export of `?url` is made by the bundler
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

export { PdfResources } from './pdf-resources.ts'

/** The PDF library with its worker set. Never imported but by `import()`: it is large. */
export { getDocument, PDFWorker, TextLayer }
