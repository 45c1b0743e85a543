import { useSearchParams } from 'react-router-dom'

import { KnowledgeBase } from '#features/knowledge/KnowledgeBase.tsx'

export function Component() {
  const [address, setAddress] = useSearchParams()
  const slug = address.get('article') ?? undefined
  // Once: a reload of the page that was printed prints nothing.
  const forgetPrint = () =>
    setAddress(slug === undefined ? {} : { article: slug }, { replace: true, preventScrollReset: true })
  return (
    <KnowledgeBase
      slug={slug}
      query={address.get('q') ?? ''}
      onQuery={(q) => setAddress(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })}
      onPrinted={address.has('print') ? forgetPrint : undefined}
    />
  )
}
