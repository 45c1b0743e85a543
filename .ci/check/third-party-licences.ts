// Licences of everything that a build hands out and others wrote, as a file of the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

export const LICENCES_FILE = 'third-party-licences.txt'

type Manifest = { name: string; version: string; license?: string; author?: string; homepage?: string }
type Licensed = Manifest & { license: string; texts: string[] }

const IS_LICENCE = /^(?:licen[cs]e|copying|notice)(?:$|[.-])/i
const CSS_IMPORT = /@import\s+(?:url\()?['"]([^'"./][^'"]*)['"]/g
const RULE = '='.repeat(80)
/** Where the words of a licence begin that say the same for everybody; what stands before names the owner. */
const TERMS = ['Permission is hereby granted', 'Permission to use, copy, modify']

const nameOf = (who: unknown): string | undefined =>
  typeof who === 'string'
    ? who
    : typeof who === 'object' && who !== null && 'name' in who
      ? String(who.name)
      : undefined

/** The folder of the package that a file belongs to; undefined for files of our own. */
export function packageFolder(id: string): string | undefined {
  const path = normalizePath(id.replaceAll('\0', '').replace(/[?#].*$/, ''))
  const at = path.lastIndexOf('node_modules/')
  if (at === -1) return undefined
  const [first = '', second = ''] = path.slice(at + 13).split('/')
  const name = first.startsWith('@') ? `${first}/${second}` : first
  // What a bundler's own helpers are called is no package.
  return name === '' || name.startsWith('.') ? undefined : `${path.slice(0, at + 13)}${name}`
}

function licensed(folder: string): Licensed {
  const said: Record<string, unknown> = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [name, version, author, homepage] = [said['name'], said['version'], nameOf(said['author']), said['homepage']]
  const license = typeof said['license'] === 'object' ? Reflect.get(said['license'] ?? {}, 'type') : said['license']
  if (typeof license !== 'string' || license === '' || license === 'UNLICENSED') {
    throw new Error(`${String(name)} names no licence: it may not be handed out with the build.`)
  }
  const texts = readdirSync(folder)
    .filter((file) => IS_LICENCE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return {
    name: String(name),
    version: String(version),
    license,
    texts,
    ...(author !== undefined && { author }),
    ...(typeof homepage === 'string' && { homepage }),
  }
}

/** The words of a licence as another package brings them, for a package that only names it. */
function termsOf(license: string, all: readonly Licensed[]): string | undefined {
  for (const text of all.filter((each) => each.license === license).flatMap(({ texts }) => texts)) {
    const at = Math.max(...TERMS.map((words) => text.indexOf(words)))
    if (at >= 0) return text.slice(at)
  }
  return undefined
}

/** The file: each package once, with its version, its licence and the text of it. */
export function licencesText(folders: Iterable<string>): string {
  const all = [...new Set(folders)]
    .map(licensed)
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
  const parts = all.map(({ name, version, license, author, homepage, texts }) => {
    const missing = [`The package brings no text of its licence and says of itself that it is ${license}.`]
    const terms = termsOf(license, all)
    if (author !== undefined) missing.push(`Author: ${author}`)
    if (terms !== undefined) missing.push('', terms)
    return [
      RULE,
      `${name} ${version}`,
      `Licence: ${license}`,
      ...(homepage === undefined ? [] : [homepage]),
      '',
      texts.length > 0 ? texts.join('\n\n') : missing.join('\n'),
      '',
    ].join('\n')
  })
  const count = `${all.length} ${all.length === 1 ? 'package' : 'packages'}`
  return `Parts of this program that others wrote: ${count}, each under its own licence.\n\n${parts.join('\n')}`
}

/**
 * Writes the licences of every package that a build holds: in scripts, in workers (`worker`, for Vite's `worker.plugins`),
 * in styles, and as files. A package that names no licence stops the build.
 */
export function thirdPartyLicences(): { page: Plugin; worker: () => Plugin } {
  const folders = new Set<string>()
  const take = (ids: Iterable<string>, root: string) => {
    for (const id of ids) {
      const folder = packageFolder(id)
      if (folder === undefined) continue
      const whole = folder.startsWith('node_modules/') ? join(root, folder) : folder
      if (existsSync(join(whole, 'package.json'))) folders.add(normalizePath(whole))
    }
  }
  const collector = (name: string, isLast: boolean): Plugin => ({
    name,
    apply: 'build',
    enforce: 'pre',
    // Styles that other styles import are no modules of the build.
    transform(code, id) {
      if (!/\.css(?:\?|$)/.test(id)) return
      const { root } = this.environment.config
      take(
        [...code.matchAll(CSS_IMPORT)].map(([, from]) => join(root, 'node_modules', from ?? '')),
        root,
      )
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const { root } = this.environment.config
        for (const part of Object.values(bundle)) {
          take(part.type === 'chunk' ? Object.keys(part.modules) : part.originalFileNames, root)
        }
        if (isLast) this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: licencesText(folders) })
      },
    },
  })
  return { page: collector('third-party-licences', true), worker: () => collector('licences-of-workers', false) }
}
