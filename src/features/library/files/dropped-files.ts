/** Files of one drop that are taken; more is a drive and not a folder of papers. */
export const DROPPED_MAX = 1000
const DEPTH_MAX = 12

/** Files that systems leave in folders by themselves. */
const isOfSystem = (name: string) => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name)

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** A folder hands out its content a hundred at a time, until it hands out nothing. */
async function contentOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0 || all.length > DROPPED_MAX) return all
    all.push(...some)
  }
}

async function walk(entry: FileSystemEntry, depth: number, found: File[]): Promise<void> {
  if (found.length > DROPPED_MAX) return
  if (entry.isFile) {
    if (depth > 0 && isOfSystem(entry.name)) return
    found.push(await fileOf(entry as FileSystemFileEntry))
  } else if (entry.isDirectory && depth < DEPTH_MAX) {
    for (const each of await contentOf(entry as FileSystemDirectoryEntry)) await walk(each, depth + 1, found)
  }
}

/** The files of a drop, those in folders too, in the order of their names there. The browser empties a drop at once: call it in the event. */
export async function droppedFiles(drop: DataTransfer): Promise<File[]> {
  const plain = [...drop.files]
  const entries = [...((drop.items as Iterable<DataTransferItem> | undefined) ?? [])].flatMap((item) =>
    item.kind === 'file' && typeof item.webkitGetAsEntry === 'function' ? (item.webkitGetAsEntry() ?? []) : [],
  )
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain
  const found: File[] = []
  for (const entry of entries) await walk(entry, 0, found)
  return found
}
