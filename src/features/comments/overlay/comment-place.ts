import { useLocation } from 'react-router-dom'

const PART = /^[A-Za-z0-9_-]{1,128}$/

export type CommentPlace = { page: string; subpage: string | undefined; contextPath: string }

/**
 * Where a comment belongs: the first part of the address, and the second or the `view`. A page that has no such name is
 * 'not-found'. `contextPath` is the path alone: a query may carry what is nobody else's affair.
 */
export function placeOf(pathname: string, search = ''): CommentPlace {
  const [first = '', second] = pathname.split('/').filter(Boolean)
  const view = second ?? new URLSearchParams(search).get('view') ?? undefined
  return {
    page: PART.test(first) ? first : 'not-found',
    subpage: view !== undefined && PART.test(view) ? view : undefined,
    contextPath: pathname.slice(0, 500),
  }
}

export function useCommentPlace(): CommentPlace {
  const { pathname, search } = useLocation()
  return placeOf(pathname, search)
}
