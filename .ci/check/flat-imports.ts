import type { Plugin } from 'vite'

/** Pages that stand on many small parts, several deep: a review. */
const PAGES = /^(?:SystematicReview|ScopingReview)Page$/

/**
 * Names in a page's own file all the parts behind it, so that a browser with an empty cache fetches them at once and not
 * one layer after the other. It costs that page the names, and nobody else anything. They stand at the end, where they move
 * no line of a source map; an import is fetched wherever it stands.
 */
export function flatImports(): Plugin {
  return {
    name: 'flat-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const page of Object.values(bundle)) {
        if (page.type !== 'chunk' || !PAGES.test(page.name)) continue
        const behind = new Set<string>()
        const open = [...page.imports]
        for (let name = open.pop(); name !== undefined; name = open.pop()) {
          if (behind.has(name)) continue
          behind.add(name)
          const part = bundle[name]
          if (part?.type === 'chunk') open.push(...part.imports)
        }
        const folder = page.fileName.slice(0, page.fileName.lastIndexOf('/') + 1)
        const deeper = [...behind].filter((name) => !page.imports.includes(name) && name.startsWith(folder))
        page.code += deeper.map((name) => `\nimport"./${name.slice(folder.length)}";`).join('')
      }
    },
  }
}
