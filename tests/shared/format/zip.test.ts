import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'

import { isZip, readZip } from '#shared/format/unzip.ts'
import { writeZip, zipParts } from '#shared/format/zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const everything = () => true
const MAX = 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'zip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = [
  { name: 'README.txt', bytes: bytesOf('All of it.\n') },
  { name: 'library/Åström – β.ris', bytes: bytesOf('TY  - JOUR\r\nTI  - Naïve β-blockade\r\nER  - \r\n') },
  { name: 'empty.txt', bytes: new Uint8Array() },
]

describe('an archive', () => {
  test('comes back as it was written, whatever is in it', async () => {
    const entry = fc.record({ name: fc.string({ minLength: 1, unit: 'grapheme' }), bytes: fc.uint8Array() })
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 5 }), async (entries) => {
        const known = entries.map(({ name, bytes }) => ({ name, bytes: [...bytes] }))
        const back = await readZip(writeZip(entries), everything, MAX)
        expect(back.map(({ name, bytes }) => ({ name, bytes: [...bytes] }))).toEqual(known)
      }),
    )
  })

  test('is unpacked by other programs', () => {
    const path = join(folder, 'ours.zip')
    writeFileSync(path, writeZip(files, new Date(2026, 10, 20, 14, 5, 6)))
    const script =
      'import sys,zipfile,json; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps([[i.filename, z.read(i).decode("utf-8"), list(i.date_time)] for i in z.infolist()]))'
    const attempts = [
      spawnSync('python3', ['-c', script, path], { encoding: 'utf8' }),
      spawnSync('unzip', ['-t', path], { encoding: 'utf8' }),
    ].filter(({ error }) => error === undefined)
    // A machine without either has only our own reader to ask: see the test above.
    for (const { status, stderr } of attempts) expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const listed = attempts.find(({ stdout }) => stdout.startsWith('['))
    if (listed) {
      expect(JSON.parse(listed.stdout)).toEqual(
        files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes), [2026, 11, 20, 14, 5, 6]]),
      )
    }
    expect(isZip(writeZip(files))).toBe(true)
  })

  test('of another program is read: deflated, with a comment at its end', async () => {
    const text = bytesOf('TY  - JOUR\r\n'.repeat(500))
    const packed = zipSync({ 'a.ris': text }, { level: 9 })
    expect(packed.length).toBeLessThan(300)
    new DataView(packed.buffer).setUint16(packed.length - 2, 3, true)
    const withComment = new Uint8Array([...packed, ...bytesOf('hey')])
    const [file] = await readZip(withComment, everything, MAX)
    expect(file && new TextDecoder().decode(file.bytes)).toBe(new TextDecoder().decode(text))
  })

  test('gives only what was asked for', async () => {
    const back = await readZip(writeZip(files), (name) => name.endsWith('.ris'), MAX)
    expect(back.map(({ name }) => name)).toEqual(['library/Åström – β.ris'])
  })

  test('that is damaged, cut off or too large is refused in words', async () => {
    const whole = zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { level: 0 })
    const changed = new Uint8Array(whole)
    changed[45] = (changed[45] ?? 0) ^ 1
    await expect(readZip(changed, everything, MAX)).rejects.toThrow('README.txt is damaged.')
    await expect(readZip(whole.subarray(0, whole.length - 30), everything, MAX)).rejects.toThrow(
      'The archive is cut off.',
    )
    await expect(readZip(whole, everything, 5)).rejects.toThrow('README.txt is too large.')
    await expect(readZip(bytesOf('PK'), everything, MAX)).rejects.toThrow('The archive is')
  })

  test('is small where its files are text, and says when they were written within the years that archives know', () => {
    const text = { name: 'a.txt', bytes: bytesOf('The same words. '.repeat(10_000)) }
    expect(writeZip([text]).length).toBeLessThan(2000)
    expect(writeZip([{ ...text, name: 'a.pdf' }]).length).toBeGreaterThan(text.bytes.length)
    for (const year of [1970, 2150]) expect(isZip(writeZip([text], new Date(year, 0, 1)))).toBe(true)
  })

  test('of more files or bytes than it can count is not written', () => {
    const none = { name: 'a', bytes: new Uint8Array() }
    expect(() => zipParts(Array.from({ length: 65_536 }, () => none))).toThrow(RangeError)
    const huge = { name: 'a.pdf', bytes: new Uint8Array(16 * 1024 * 1024) }
    expect(() => zipParts(Array.from({ length: 256 }, () => huge))).toThrow(RangeError)
  })

  /** The archive of another program, saying of its one file what it is told to say. */
  const lying = (bytes: Uint8Array, say: (central: DataView) => void) => {
    const whole = zipSync({ 'a.txt': bytes }, { level: 9 })
    say(new DataView(whole.buffer, whole.length - 22 - 46 - 5))
    return readZip(whole, everything, MAX)
  }

  test('whose file unpacks to more than it says is left at once, however much it would become', async () => {
    const bomb = new Uint8Array(8 * 1024 * 1024)
    await expect(lying(bomb, (view) => view.setUint32(24, 1000, true))).rejects.toThrow('larger than it says')
    await expect(lying(bytesOf('short'), (view) => view.setUint32(24, 1000, true))).rejects.toThrow('cut off')
  })

  test('that is locked, packed in another way, or announces more than 1 GB in all is refused in words', async () => {
    const text = bytesOf('The same words. '.repeat(20))
    await expect(lying(text, (view) => view.setUint16(8, 1, true))).rejects.toThrow('locked with a password')
    await expect(lying(text, (view) => view.setUint16(10, 12, true))).rejects.toThrow('packed in a way')
    await expect(lying(text, (view) => view.setUint32(16, 7, true))).rejects.toThrow('a.txt is damaged.')
    const many = zipSync({ 'a.txt': text, 'b.txt': text }, { level: 9 })
    const view = new DataView(many.buffer)
    for (const entry of [1, 2]) view.setUint32(many.length - 22 - entry * 51 + 24, 800 * 1024 * 1024, true)
    await expect(readZip(many, everything, 900 * 1024 * 1024)).rejects.toThrow('more than 1 GB')
  })
})
