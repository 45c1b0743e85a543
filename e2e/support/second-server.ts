import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Another server of the same build, on a port of its own, over an empty folder of data. `stop` ends it. */
export async function secondServer(data: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['.ci/serve/start.mjs', '--api-only'], {
    cwd: root,
    env: { ...process.env, PORT: '0', ROADRUNNER_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /is running at (http:\/\/[\w.:-]+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    server.once('exit', () => reject(new Error(`The second server did not start: ${said}`)))
  })
  return { address, stop }
}
