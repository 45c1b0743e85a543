// The service worker of people who work from what their browser keeps: src/app/offline/shell.worker.ts as one file at the
// root of the build, with the names of the files that it keeps in front of it.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const KEPT = /\.(m?js|css|woff2)$/
const FILE = 'shell.js'

export const offlineShell = (): Plugin => ({
  name: 'offline-shell',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/app/offline/shell.worker.ts', fileName: FILE })
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const shell = bundle[FILE]
      if (shell?.type !== 'chunk' || shell.imports.length > 0) throw new Error('The service worker must be one file.')
      const files = Object.keys(bundle)
        .filter((name) => name !== FILE && KEPT.test(name))
        .toSorted()
      const index = bundle['index.html']
      const page = index?.type === 'asset' ? String(index.source) : ''
      // What the page names and the build did not make: files of public/, which may change under their names.
      const beside = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, name]) => name ?? '')
      const changing = beside.filter((name) => !files.includes(name))
      const version = createHash('sha256')
        .update([page, ...files].join('\n'))
        .digest('hex')
        .slice(0, 12)
      shell.code = `self.shellFiles=${JSON.stringify({ version, index: './', changing, files })};${shell.code}`
    },
  },
})
