import { readStored, writeStored } from '#shared/browser/stored-value.ts'

import { onSignOut } from '../session/sign-out.ts'
import { emptyRecord, personaRecordSchema, type PersonaRecord } from './persona-record.ts'

const PREFIX = 'persona:'
const written = new Set<string>()

/** Each person has a record of their own on this device. */
export const recordKey = (userId: string) => `${PREFIX}${encodeURIComponent(userId)}`

export const readRecord = (userId: string): PersonaRecord =>
  readStored(recordKey(userId), personaRecordSchema, emptyRecord)

export function writeRecord(userId: string, record: PersonaRecord) {
  written.add(recordKey(userId))
  writeStored(recordKey(userId), record)
}

const storedKeys = () => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

/** A person left: no copy of anybody's persona stays. */
export function forgetRecords() {
  for (const key of new Set([...written, ...storedKeys()])) writeStored(key, undefined)
  written.clear()
}

onSignOut(forgetRecords)
