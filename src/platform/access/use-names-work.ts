import { useParams, useSearchParams } from 'react-router-dom'

/**
 * Whether the address names a piece of work: `?id=…`, or a parameter of the path that is no view of a page. What somebody
 * made is never locked, so a closed gate stands above it and not in its place.
 */
export function useNamesWork(): boolean {
  const params = useParams()
  const [search] = useSearchParams()
  if (search.get('id')) return true
  return Object.entries(params).some(([name, value]) => Boolean(value) && name !== 'view' && name !== '*')
}

/** Whether the address carries an invitation: it is answered before there is a plan, and may bring one. */
export function useCarriesInvitation(): boolean {
  const [search] = useSearchParams()
  return Boolean(search.get('invite'))
}
