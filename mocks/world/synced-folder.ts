import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number; node: unknown }
type NodeFiles = { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: unknown): string }

/**
 * A folder whose fsync reaches the disk. PGlite's own one does not: it starts Postgres with fsync off, and the file
 * system underneath ignores the call. Without this a reply could outrun the disk when the power fails.
 */
export class SyncedFolder extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options)
    const preRun = (prepared.emscriptenOpts.preRun ?? []) as ((module: unknown) => void)[]
    const withSync = (module: unknown) => {
      const files = (module as { NODEFS: NodeFiles }).NODEFS
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncFolder(files.realPath(stream.node))
        else fsyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [...preRun, withSync] } }
  }
}

/** Makes the names in a folder durable. Windows knows no such call and needs none. */
export function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Makes everything below a folder durable. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncTree(path)
    else if (entry.isFile()) {
      const file = await open(path, 'r+')
      try {
        await file.sync()
      } finally {
        await file.close()
      }
    }
  }
  syncFolder(folder)
}
