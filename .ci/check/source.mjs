// Node 20 runs no TypeScript: bundles a module of the project and imports it. Half a second.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The exports of a TypeScript module, named from the root of the project. */
export async function importSource(file) {
  const folder = `node_modules/.cache/roadrunner-tools/${file.replaceAll(/\W+/g, '-')}`
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: file,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'module.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  return import(pathToFileURL(join(root, folder, 'module.mjs')).href)
}
