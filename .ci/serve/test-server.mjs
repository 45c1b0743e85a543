// A server for a script: `.ci/serve/start.mjs` as a process of its own, up when it says so itself. Asking the address would not
// do: another server may hold the port and answer.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Rejects with the server's own words where it does not start. `stop` and `kill` resolve when the port is free again. */
export async function startServer(port, args = ['--e2e'], env = {}) {
  const server = spawn(process.execPath, ['.ci/serve/start.mjs', ...args], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(server, 'exit')
  let said = ''
  let complained = ''
  server.stderr.on('data', (text) => (complained = `${complained}${text}`.slice(-4000)))
  const isUp = new Promise((resolve) => {
    server.stdout.on('data', (text) => {
      said += text
      if (said.includes('is running at')) resolve(true)
    })
  })
  if (!(await Promise.race([isUp, gone.then(() => false)]))) throw new Error(complained || said)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill()
      await gone
    },
    kill: async () => {
      server.kill('SIGKILL')
      await gone
    },
  }
}
