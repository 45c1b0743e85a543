// What the build does for the first paint: the sign-in page stands in index.html as a template, which public/theme.js
// shows at its address; and that script goes out without its comments.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

type Markup = { signInMarkup: () => string }

export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    async transformIndexHtml(html) {
      const source = new URL('.ci/check/source.mjs', `file://${process.cwd()}/`)
      const { importSource } = (await import(source.href)) as { importSource: (file: string) => Promise<Markup> }
      const { signInMarkup } = await importSource('src/app/sign-in-markup.tsx')
      const root = '<div id="root"></div>'
      if (!html.includes(root)) throw new Error('index.html has no place for the sign-in page.')
      return html.replace(root, () => `${root}\n    <template id="sign-in">${signInMarkup()}</template>`)
    },
    async writeBundle({ dir = '' }) {
      const file = join(dir, 'theme.js')
      const { code } = await minify('theme.js', await readFile(file, 'utf8'), { module: false })
      await writeFile(file, code)
    },
  }
}
