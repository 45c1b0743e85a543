import type { ReactNode } from 'react'

/** A lesson, tour or article as who runs the platform looks at it. */
export type ContentItem = {
  id: string
  title: string
  /** Where it stands among its kind: a section, a shelf. */
  group: string
  /** A number made of its words: another one means that it reads differently. */
  version: string
  /** The day it was last looked over, where that is known. */
  updated?: string
  preview: ReactNode
}

/** Eight signs that change with any word of it (FNV-1a, 32 bits). */
export function versionOf(value: unknown): string {
  let hash = 0x811c9dc5
  for (const sign of JSON.stringify(value) ?? '') {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
