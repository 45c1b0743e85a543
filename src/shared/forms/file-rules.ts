type Rules = {
  /** Extensions that are welcome, lower case, without the dot. */
  types: readonly string[]
  /** Largest size in bytes that is still welcome. */
  maxBytes: number
}

/** What is wrong with a file: its type by extension, no content at all, or too much of it. Undefined when it is welcome. */
export function checkFile(file: { name: string; size: number }, { types, maxBytes }: Rules) {
  const dot = file.name.lastIndexOf('.')
  const extension = dot === -1 ? '' : file.name.slice(dot + 1).toLowerCase()
  if (!types.includes(extension)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > maxBytes) return 'size'
  return undefined
}
