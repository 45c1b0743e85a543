import { copyFileSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { isRunnableDevEnvironment, loadEnv, type Plugin } from 'vite'

const IS_API = /^\/(api|_control)([/?#]|$)/

/**
 * The embedded API inside Vite's development server, on its port. Handlers are loaded through Vite's runner, so that an
 * edit is in force with the next request; a plain import here would restart the server at each edit.
 */
export const embeddedApi = (): Plugin => ({
  name: 'embedded-api',
  configureServer(server) {
    const environment = server.environments['ssr']
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('The ssr environment cannot run code.')
    // The language model may be named in .env; the data folder there belongs to `npm start`.
    const { mode, envDir, root } = server.config
    const settings = envDir === false ? {} : loadEnv(mode, envDir ?? root, 'ROADRUNNER_LLM_')
    for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
    const http = server.httpServer as Server | null
    if (!http) throw new Error('The embedded API needs the server of Vite itself, not its middleware mode.')
    const load = () => environment.runner.import<typeof import('./dev-api.ts')>('/mocks/server/dev-api.ts')
    const opened = new Promise<void>((resolve, reject) => {
      http.once('listening', () => {
        load()
          .then((api) => api.openDevApi(http, process.env['ROADRUNNER_DATA'] || undefined))
          .then(resolve, reject)
      })
    })
    opened.catch((error: unknown) => server.config.logger.error(`The embedded API could not start. ${String(error)}`))
    server.middlewares.use((request, response, next) => {
      if (!IS_API.test(request.url ?? '')) {
        next()
        return
      }
      opened
        .then(load)
        .then((api) => api.answerDev(request, response))
        .catch((error: unknown) => {
          server.config.logger.error(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : ''}`)
          if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' })
          response.end('{"message":"The embedded API could not be loaded: see the terminal."}')
        })
    })
  },
})

/** The service worker of the build that needs no server; it comes with msw and must not be in any other build. */
export const workerScript = (): Plugin => ({
  name: 'mock-service-worker',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(join(process.cwd(), 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8')
    this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source })
  },
  // A host of files alone shows its 404.html at addresses without a file, and every page but the first is one of those.
  writeBundle({ dir }) {
    if (dir !== undefined) copyFileSync(join(dir, 'index.html'), join(dir, '404.html'))
  },
})
