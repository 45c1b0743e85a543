import { randomUUID, timingSafeEqual } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'

/**
 * How a command reaches the server that holds a data folder: a port of this machine, and a key in a file that only the
 * account of the server can read. A question and an answer are one line of JSON each.
 */
export type Commands = Record<string, (argument: string) => Promise<unknown>>

const placeSchema = z.object({ port: z.int(), key: z.string() })
const questionSchema = z.object({ key: z.string(), command: z.string(), argument: z.string().check(z.maxLength(4096)) })
const answerSchema = z.union([z.object({ result: z.unknown() }), z.object({ error: z.string() })])
const QUESTION_MAX = 8192

const fileOf = (folder: string) => join(folder, 'commands.json')

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Answers commands until it is closed. */
export async function listenForCommands(folder: string, commands: Commands): Promise<{ close(): Promise<void> }> {
  const key = randomUUID()
  const server = createServer((socket) => answerOne(socket, key, commands))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await rm(fileOf(folder), { force: true })
  await writeFile(fileOf(folder), JSON.stringify({ port, key }), { mode: 0o600 })
  return {
    close: async () => {
      server.close()
      await rm(fileOf(folder), { force: true })
    },
  }
}

function answerOne(socket: Socket, key: string, commands: Commands) {
  let text = ''
  let isAsked = false
  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  socket.on('data', (part: string) => {
    text += part
    if (text.length > QUESTION_MAX) return socket.destroy()
    if (isAsked || !text.includes('\n')) return undefined
    isAsked = true
    answerTo(text, key, commands).then(
      (result) => socket.end(`${JSON.stringify({ result: result ?? null })}\n`),
      (error: unknown) =>
        socket.end(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`),
    )
    return undefined
  })
}

async function answerTo(text: string, key: string, commands: Commands): Promise<unknown> {
  const question = questionSchema.parse(JSON.parse(text))
  if (!isSame(question.key, key)) throw new Error('the key is another one')
  const run = commands[question.command]
  if (!run) throw new Error(`there is no command “${question.command}”`)
  return run(question.argument)
}

/** Asks the server that holds a folder; undefined where none answers. */
export async function askServer(
  folder: string,
  command: string,
  argument: string,
): Promise<{ result: unknown } | undefined> {
  const place = await readFile(fileOf(folder), 'utf8').then(
    (text) => placeSchema.safeParse(JSON.parse(text)).data,
    () => undefined,
  )
  if (!place) return undefined
  const text = await answerOf(place.port, `${JSON.stringify({ key: place.key, command, argument })}\n`)
  if (text === undefined) return undefined
  const answer = answerSchema.parse(JSON.parse(text))
  if ('error' in answer) throw new Error(answer.error)
  return { result: answer.result }
}

function answerOf(port: number, question: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(question))
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => (text += part))
    socket.on('error', () => resolve(undefined))
    socket.on('end', () => resolve(text === '' ? undefined : text))
  })
}
