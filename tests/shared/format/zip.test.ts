import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'

import { isZip, readZip } from '#shared/format/unzip.ts'
import { crc32, writeZip } from '#shared/format/zip.ts'

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
  test('has the check sums of the standard', () => {
    // The check value that every description of CRC-32 gives.
    expect(crc32(bytesOf('123456789'))).toBe(0xcbf43926)
    expect(crc32(new Uint8Array())).toBe(0)
  })

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
    const packed = deflateRawSync(text)
    const stored = writeZip([{ name: 'a.ris', bytes: packed }])
    const view = new DataView(stored.buffer)
    // The same archive, saying that its one file is deflated.
    const central = stored.length - 22 - 46 - 5
    for (const [at, shift] of [
      [0, 0],
      [central, 2],
    ] as const) {
      view.setUint16(at + 8 + shift, 8, true)
      view.setUint32(at + 14 + shift, crc32(text), true)
      view.setUint32(at + 22 + shift, text.length, true)
    }
    view.setUint16(stored.length - 2, 3, true)
    const withComment = new Uint8Array([...stored, ...bytesOf('hey')])
    const [file] = await readZip(withComment, everything, MAX)
    expect(file && new TextDecoder().decode(file.bytes)).toBe(new TextDecoder().decode(text))
  })

  test('gives only what was asked for', async () => {
    const back = await readZip(writeZip(files), (name) => name.endsWith('.ris'), MAX)
    expect(back.map(({ name }) => name)).toEqual(['library/Åström – β.ris'])
  })

  test('that is damaged, cut off or too large is refused in words', async () => {
    const whole = writeZip(files)
    const changed = new Uint8Array(whole)
    changed[45] = (changed[45] ?? 0) ^ 1
    await expect(readZip(changed, everything, MAX)).rejects.toThrow('README.txt is damaged.')
    await expect(readZip(whole.subarray(0, whole.length - 30), everything, MAX)).rejects.toThrow(
      'The archive is cut off.',
    )
    await expect(readZip(whole, everything, 5)).rejects.toThrow('README.txt is too large.')
    await expect(readZip(bytesOf('PK'), everything, MAX)).rejects.toThrow('The archive is')
  })
})
