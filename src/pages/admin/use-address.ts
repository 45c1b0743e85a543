import { useSearchParams } from 'react-router-dom'

/** The address of a page and a way to change fields of it in place; undefined takes one away. */
export function useAddress() {
  const [address, setAddress] = useSearchParams()
  const change = (fields: Record<string, string | undefined>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(fields)) {
          if (value === undefined || value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [address, change] as const
}
