// What the commands of the embedded server share: its settings, and the bundles of pages and server.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as util from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const at = (path) => join(root, path)

/** What the shell says goes first, then .env.local, then .env. VITE_ names are Vite's. */
export function readEnvironment() {
  for (const file of ['.env.local', '.env'].map(at).filter(existsSync)) {
    for (const [name, value] of Object.entries(util.parseEnv(readFileSync(file, 'utf8')))) {
      if (/^(PORT$|DATABASE_URL$|ROADRUNNER_)/.test(name)) process.env[name] ??= value
    }
  }
}

const CONFIG = ['package.json', 'package-lock.json', 'vite.config.ts', 'tailwind.config.ts', 'tsconfig.json']

/** When the newest of these files and folders changed. A folder changes when something in it is removed. */
function newest(paths) {
  let last = 0
  for (const path of paths) {
    if (!existsSync(path)) continue
    const { mtimeMs } = statSync(path)
    last = Math.max(last, mtimeMs)
    for (const entry of statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : []) {
      last = Math.max(last, statSync(join(path, entry)).mtimeMs)
    }
  }
  return last
}
const isOld = (product, sources) =>
  !existsSync(at(product)) || statSync(at(product)).mtimeMs < newest([...sources, ...CONFIG].map(at))

export function buildPages() {
  if (!isOld('dist/index.html', ['src', 'public', 'index.html', '.env', '.env.local', '.env.production'])) return
  console.log('Building the pages …')
  const args = [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error('The pages could not be built: see above.')
    process.exit(status ?? 1)
  }
}

const CACHE = 'node_modules/.cache/roadrunner'
const PACKAGE = 'dist-server'

/** The server as scripts that Node runs as they are. What is needed to build alone is bundled into them. */
export async function bundle(folder) {
  const { build } = await import('vite')
  const { dependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: Object.keys(dependencies) },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: {
          'run-server': 'mocks/server/run-server.ts',
          'data-commands': 'mocks/server/data-commands.ts',
          'stores-thread': 'mocks/world/stores-thread.ts',
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

/** Pages and server built to be run elsewhere, by `npm run serve`: `dist/` and `dist-server/`. */
export async function buildPackage() {
  buildPages()
  await bundle(PACKAGE)
}

/** What `buildPackage` made, as it is: a production start has neither the bundler nor sources newer than it. */
export async function packaged(entry) {
  const missing = ['dist/index.html', `${PACKAGE}/${entry}.mjs`].find((path) => !existsSync(at(path)))
  if (missing) {
    console.error(
      `${missing} is not there. \`npm run package\` makes it, where the development dependencies are installed.`,
    )
    process.exit(1)
  }
  return import(pathToFileURL(at(`${PACKAGE}/${entry}.mjs`)).href)
}

/** Node 20 runs no TypeScript, so the server is bundled: half a second, and only when a source is newer. */
export async function buildServer(entry = 'run-server') {
  const made = `${CACHE}/${entry}.mjs`
  // By a process of its own: what building takes of memory would stay with the server as long as it runs.
  if (isOld(made, ['mocks', 'src/contract', 'src/science', 'src/engine'])) {
    const script = `import(${JSON.stringify(import.meta.url)}).then(({ bundle }) => bundle(${JSON.stringify(CACHE)}))`
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
    if (status !== 0) throw new Error('The server could not be built: see above.')
  }
  return import(pathToFileURL(at(made)).href)
}
