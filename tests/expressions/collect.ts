import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

/** A regular expression of the product: where it stands, its source and its flags. */
export type Found = { file: string; line: number; source: string; flags: string }
/** An expression that is put together from what this walk cannot evaluate. */
export type Unread = { file: string; line: number; code: string }

/** A node of the syntax tree, as far as it is looked at. */
type Node = { type: string; start: number; end: number; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
const nodeAt = (node: Node, key: string): Node | undefined => (isNode(node[key]) ? node[key] : undefined)
const nodesAt = (node: Node, key: string): Node[] => (Array.isArray(node[key]) ? node[key].filter(isNode) : [])

type Module = { file: string; text: string; program: Node; constants: Map<string, Node>; imports: Map<string, string> }

const urlOf = (file: string) => new URL(`../../${file}`, import.meta.url)
const filesOf = (folder: string) =>
  (readdirSync(urlOf(folder), { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name}`)

/** Every regular expression in `src` and `mocks`: literals, and `RegExp(…)` of texts that are known where they stand. */
export function expressionsOfProduct(): { found: Found[]; unread: Unread[] } {
  const modules = new Map<string, Module>()
  const load = (file: string): Module | undefined => {
    const known = modules.get(file)
    if (known || !existsSync(urlOf(file))) return known
    const text = readFileSync(urlOf(file), 'utf8')
    const program = parseSync(file, text).program as unknown as Node
    const loaded = { file, text, program, ...namesOf(file, program) }
    modules.set(file, loaded)
    return loaded
  }
  const found: Found[] = []
  const unread: Unread[] = []
  for (const file of [...filesOf('src'), ...filesOf('mocks')]) {
    // A file without a sign that may begin one is not parsed.
    if (!/RegExp\(|[\s(=,:[!&|?{};+>]\/(?![/*\s>])/.test(readFileSync(urlOf(file), 'utf8'))) continue
    const module = load(file)
    if (!module) continue
    const place = (node: Node) => ({ file, line: module.text.slice(0, node.start).split('\n').length })
    walk(module.program, (node) => {
      const regex =
        node.type === 'Literal' ? (node['regex'] as { pattern: string; flags: string } | undefined) : undefined
      if (regex) found.push({ ...place(node), source: regex.pattern, flags: regex.flags })
      if (!isMade(node)) return
      const [pattern, marks] = nodesAt(node, 'arguments')
      const source = pattern && valueOf(pattern, module, load)
      const flags = marks ? valueOf(marks, module, load) : ''
      if (source === undefined || flags === undefined)
        unread.push({ ...place(node), code: module.text.slice(node.start, node.end).replace(/\s+/g, ' ') })
      else found.push({ ...place(node), source, flags })
    })
  }
  return { found, unread }
}

function walk(node: Node, visit: (node: Node) => void) {
  visit(node)
  for (const key in node) {
    const value = node[key]
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) walk(each, visit)
    } else if (isNode(value)) walk(value, visit)
  }
}

const isMade = (node: Node) =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') && nodeAt(node, 'callee')?.['name'] === 'RegExp'

/** Constants of a file whose name stands for one thing only, and where imported names come from. */
function namesOf(file: string, program: Node): Pick<Module, 'constants' | 'imports'> {
  const constants = new Map<string, Node>()
  const imports = new Map<string, string>()
  const twice = new Set<string>()
  walk(program, (node) => {
    const id = nodeAt(node, 'id')
    const name = id?.type === 'Identifier' ? String(id['name']) : undefined
    const value = nodeAt(node, 'init')
    if (node.type === 'VariableDeclarator' && name !== undefined && value) {
      if (constants.has(name)) twice.add(name)
      constants.set(name, value)
    }
    if (node.type.endsWith('FunctionExpression') || node.type.endsWith('FunctionDeclaration'))
      for (const each of nodesAt(node, 'params')) if (each.type === 'Identifier') twice.add(String(each['name']))
    if (node.type !== 'ImportDeclaration') return
    const from = String(nodeAt(node, 'source')?.['value'])
    const path = from.startsWith('#')
      ? from.replace(/^#/, from.startsWith('#mocks/') ? '' : 'src/')
      : from.startsWith('.')
        ? posix.join(posix.dirname(file), from)
        : undefined
    for (const each of nodesAt(node, 'specifiers')) {
      const [own, its] = [nodeAt(each, 'local')?.['name'], nodeAt(each, 'imported')?.['name']]
      if (path !== undefined && own === its && typeof own === 'string') imports.set(own, path)
    }
  })
  for (const name of twice) constants.delete(name)
  return { constants, imports }
}

type Load = (file: string) => Module | undefined

/** The text that an expression stands for; undefined where that is known only when it runs. */
function valueOf(node: Node, module: Module, load: Load): string | undefined {
  const value = (inner: Node | undefined) => inner && valueOf(inner, module, load)
  switch (node.type) {
    case 'Literal': {
      const regex = node['regex'] as { pattern: string } | undefined
      return regex ? regex.pattern : typeof node['value'] === 'string' ? node['value'] : undefined
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return value(nodeAt(node, 'expression'))
    case 'Identifier': {
      const own = constantOf(node, module, load)
      return own && valueOf(own.node, own.module, load)
    }
    case 'BinaryExpression': {
      const parts = [value(nodeAt(node, 'left')), value(nodeAt(node, 'right'))]
      return node['operator'] === '+' ? joined(parts) : undefined
    }
    case 'MemberExpression':
      return nodeAt(node, 'property')?.['name'] === 'source' ? value(nodeAt(node, 'object')) : undefined
    case 'TaggedTemplateExpression': {
      const quasi = nodeAt(node, 'quasi')
      const isRaw = nodeAt(nodeAt(node, 'tag') ?? node, 'property')?.['name'] === 'raw'
      return isRaw && quasi ? templateOf(quasi, 'raw', value) : undefined
    }
    case 'TemplateLiteral':
      return templateOf(node, 'cooked', value)
    case 'CallExpression': {
      const callee = nodeAt(node, 'callee')
      const list = callee && nodeAt(callee, 'property')?.['name'] === 'join' ? nodeAt(callee, 'object') : undefined
      const known = list?.type === 'Identifier' ? constantOf(list, module, load) : list && { node: list, module }
      const [mark] = nodesAt(node, 'arguments')
      const between = mark ? value(mark) : ','
      const items = known && itemsOf(known.node)?.map((item) => valueOf(item, known.module, load))
      return items?.every((item) => item !== undefined)
        ? between !== undefined
          ? items.join(between)
          : undefined
        : undefined
    }
    default:
      return undefined
  }
}

function constantOf(node: Node, module: Module, load: Load): { node: Node; module: Module } | undefined {
  const name = String(node['name'])
  const own = module.constants.get(name)
  if (own) return { node: own, module }
  const from = module.imports.get(name)
  const other = from === undefined ? undefined : load(from)
  const value = other?.constants.get(name)
  return other && value && { node: value, module: other }
}

function itemsOf(list: Node): Node[] | undefined {
  if (list.type === 'ArrayExpression') return nodesAt(list, 'elements')
  const inner = list.type === 'TSAsExpression' ? nodeAt(list, 'expression') : undefined
  return inner && itemsOf(inner)
}

const joined = (parts: readonly (string | undefined)[]) =>
  parts.every((part) => part !== undefined) ? parts.join('') : undefined

function templateOf(node: Node, kind: 'raw' | 'cooked', value: (node: Node | undefined) => string | undefined) {
  const words = nodesAt(node, 'quasis').map((quasi) => String((quasi['value'] as Record<string, unknown>)[kind]))
  const values = nodesAt(node, 'expressions')
  return joined(words.flatMap((word, at) => [word, at < values.length ? value(values[at]) : '']))
}
