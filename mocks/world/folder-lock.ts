import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'

/**
 * Keeps a folder to one process. The file names a port on which its holder answers with a key: a number alone says
 * nothing after a kill, because the system hands process ids out again.
 */
export type FolderLock = { release(): Promise<void> }

export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

const lockSchema = z.object({ pid: z.int(), port: z.int(), key: z.string() })
const ANSWER_MS = 3000

export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, 'in-use.json')
  const key = randomUUID()
  const server = await answering(key)
  const { port } = server.address() as AddressInfo
  const content = JSON.stringify({ pid: process.pid, port, key })
  try {
    // Twice: the file of a process that is gone is removed, and somebody else may be faster then.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (await created(file, content)) return { release: () => release(file, key, server) }
      const holder = await holderOf(file)
      if (holder !== undefined) {
        throw new FolderInUseError(
          `The data folder ${folder} is in use by another running server (process ${holder}). Stop that one first, or ` +
            'start this one with another folder in ROADRUNNER_DATA.',
        )
      }
      await rm(file, { force: true })
    }
    throw new FolderInUseError(`The data folder ${folder} is being opened by other processes. Try again.`)
  } catch (error) {
    server.close()
    throw error
  }
}

async function answering(key: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end(key)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return server.unref()
}

async function created(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The process that holds the folder, or undefined when the file is a leftover. */
async function holderOf(file: string): Promise<number | undefined> {
  let lock: z.infer<typeof lockSchema>
  try {
    lock = lockSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
  const answer = await answerOf(lock.port)
  return answer === 'none' || (answer !== 'silent' && answer !== lock.key) ? undefined : lock.pid
}

/** What the port says: a key, `none` when nobody listens, `silent` when somebody does and is too busy to say it. */
function answerOf(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setTimeout(ANSWER_MS, () => {
      resolve('silent')
      socket.destroy()
    })
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => (text += part))
    socket.on('error', () => resolve('none'))
    socket.on('end', () => resolve(text))
  })
}

async function release(file: string, key: string, server: Server) {
  server.close()
  const content = await readFile(file, 'utf8').catch(() => '')
  if (content.includes(key)) await rm(file, { force: true })
}
