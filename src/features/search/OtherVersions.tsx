import type { SearchHit } from '#contract/search.ts'
import { outsideAddress } from '#research/papers/outside-address.ts'

const names = { preprint: 'Preprint', article: 'Published article' } as const

/** The other version of a paper, on the same card: they are one work. */
export function OtherVersions({ hit: { otherVersions = [] } }: { hit: SearchHit }) {
  return otherVersions.map((version) => {
    const address = outsideAddress(version)
    const words = [version.venue, version.year].filter((word) => word !== undefined).join(', ')
    return (
      <p key={`${version.kind} ${version.title}`} className="mt-2 text-ink-muted">
        <span className="font-semibold">{names[version.kind]}:</span>{' '}
        {address === undefined ? (
          version.title
        ) : (
          <a href={address} target="_blank" rel="noopener noreferrer" className="text-accent hover:underline">
            {version.title}
          </a>
        )}
        {words !== '' && ` (${words})`}
      </p>
    )
  })
}
