/** A draw depends on those before it: each is made once for a file of tests and not again for every later one. */
export function oncePer<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const value = made.has(key) ? (made.get(key) as V) : make(key)
    made.set(key, value)
    return value
  }
}
