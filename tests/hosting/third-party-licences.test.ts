import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { packageFolder, thirdPartyLicences } from '../../.ci/check/third-party-licences.ts'

let folder: string
const plant = (file: string, text: string) => {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
function install(name: string, manifest: object, licence?: string) {
  plant(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', main: 'index.js', ...manifest }))
  plant(`node_modules/${name}/index.js`, `export const say = () => console.log('${name} speaks')\n`)
  if (licence !== undefined) plant(`node_modules/${name}/LICENSE.md`, licence)
}
const MIT = 'Copyright (c) Ada\n\nPermission is hereby granted, free of charge, to any person.'

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadrunner-licences-'))
  plant('index.html', '<!doctype html><script type="module" src="/main.js"></script>')
  plant(
    'main.js',
    [
      "import { say } from 'spoken'",
      "import { say as unheard } from 'silent'",
      "import './look.css'",
      'say()',
      "document.body.onclick = () => import('@late/comer').then((late) => late.say())",
      "new Worker(new URL('./work.js', import.meta.url), { type: 'module' })",
    ].join('\n'),
  )
  plant('work.js', "import { say } from 'worker-only'\nsay()\n")
  plant('look.css', "@import 'style-sheet/index.css';\n@font-face { src: url('letters/letters.woff2') }\n")
  install('spoken', { license: 'MIT' }, MIT)
  install('silent', { license: 'MIT', sideEffects: false }, MIT)
  install('@late/comer', { license: 'MIT', author: { name: 'Grace' } })
  install('worker-only', { license: 'ISC' }, 'ISC, by Alan')
  install('style-sheet', { license: 'MIT' }, 'MIT, by Barbara')
  plant('node_modules/style-sheet/index.css', 'p { color: red }')
  install('letters', { license: 'OFL-1.1' }, 'OFL, by Edsger')
  plant('node_modules/letters/letters.woff2', 'x'.repeat(9000))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function built() {
  const licences = thirdPartyLicences()
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [licences.page],
    worker: { format: 'es', plugins: () => [licences.worker()] },
  })
  return readFileSync(join(folder, 'dist/third-party-licences.txt'), 'utf8')
}

test('every package in the build is named once with its licence: early, late, in workers, styles and files', async () => {
  const text = await built()
  const named = [...text.matchAll(/^={80}\n(.+)\nLicence: (.+)$/gm)].map(([, name, licence]) => [name, licence])
  expect(named).toEqual([
    ['@late/comer 1.2.3', 'MIT'],
    ['letters 1.2.3', 'OFL-1.1'],
    ['spoken 1.2.3', 'MIT'],
    ['style-sheet 1.2.3', 'MIT'],
    ['worker-only 1.2.3', 'ISC'],
  ])
  for (const words of [MIT, 'ISC, by Alan', 'MIT, by Barbara', 'OFL, by Edsger']) expect(text).toContain(words)
  // What the build left out needs no licence.
  expect(text).not.toContain('silent')
  // A package without the text gets the terms that its licence has elsewhere, and nobody else's name.
  const late = text.slice(text.indexOf('@late/comer'), text.indexOf('letters 1.2.3'))
  expect(late).toContain('Author: Grace')
  expect(late).toContain('Permission is hereby granted')
  expect(late).not.toContain('Ada')
})

test('a package that names no licence stops the build, by its name', async () => {
  install('spoken', {})
  await expect(built()).rejects.toThrow('spoken names no licence')
})

test('a file belongs to the innermost package that it lies in', () => {
  expect(packageFolder('/a/node_modules/@b/c/node_modules/d/e.js?url')).toBe('/a/node_modules/@b/c/node_modules/d')
  expect(packageFolder('\0/a/node_modules/@b/c/d.js')).toBe('/a/node_modules/@b/c')
  expect(packageFolder('/a/src/main.ts')).toBeUndefined()
})
