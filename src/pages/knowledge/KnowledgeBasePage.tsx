import { useSearchParams } from 'react-router-dom'

import { KnowledgeBase } from '#features/knowledge/KnowledgeBase.tsx'

export function Component() {
  const [address, setAddress] = useSearchParams()
  return (
    <KnowledgeBase
      slug={address.get('article') ?? undefined}
      query={address.get('q') ?? ''}
      onQuery={(q) => setAddress(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })}
    />
  )
}
