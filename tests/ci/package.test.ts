import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Below the project: what stays outside the bundle is found from there.
const folder = mkdtempSync(join(root, 'node_modules/.package-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

test('a packaged server asks for nothing but Node and production dependencies', () => {
  const script = `import { bundle } from './.ci/serve/build.mjs'; await bundle(${JSON.stringify(folder)})`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.mjs'))
  expect(scripts).toEqual(expect.arrayContaining(['data-commands.mjs', 'run-server.mjs', 'stores-thread.mjs']))
  const asked = scripts
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /^(?:import|export) [^'"]*from ?"([^"]+)"|^import "([^"]+)"/gm,
      ),
    ])
    .map(([, from, alone]) => from ?? alone ?? '')
  const outside = asked.filter((name) => !/^(?:\.|node:)/.test(name) && !builtinModules.includes(name)).map(packageOf)
  expect(outside).toContain('socket.io')
  expect(outside.filter((name) => dependencies[name] === undefined)).toEqual([])
})

test('without a package, a production start says how to make one', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', "import { packaged } from './.ci/serve/build.mjs'; await packaged('no-such')"],
    { cwd: root, encoding: 'utf8' },
  )
  expect(status).toBe(1)
  expect(stderr).toMatch(/ is not there\. `npm run package` makes it/)
})
