import type { User } from '#contract/auth.ts'
import { count } from '#shared/format/count.ts'
import { safeUrl } from '#shared/browser/safe-url.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { profileCopy } from './profile.copy.ts'
import { profileBody, wrongFields, type ProfileValues } from './profile.form.ts'

type Props = { user: User; values: ProfileValues; isChanged: boolean; publications: number }

const copy = profileCopy.others
const LINK = 'wrap-anywhere text-accent underline underline-offset-2'

/** The profile as it reads to somebody else. A field that is not right yet is left out, as it would be refused. */
export function OthersSee({ user, values, isChanged, publications }: Props) {
  const wrong = wrongFields(values)
  const shown = profileBody(values)
  const name = [shown.firstName, shown.lastName].filter(Boolean).join(' ') || user.username || ''
  const website = wrong.has('website') ? undefined : safeUrl(shown.website)
  const hasMore = [shown.affiliation, shown.orcid, shown.bio, shown.website, ...shown.interests].some(Boolean)
  return (
    <Card title={copy.title} {...(isChanged && { footer: copy.unsaved })}>
      <p className="font-serif text-lg font-semibold wrap-anywhere">{name}</p>
      {shown.affiliation !== '' && <p className="wrap-anywhere text-ink-muted">{shown.affiliation}</p>}
      {!hasMore && <p className="mt-2 text-ink-muted">{copy.nothing}</p>}
      {shown.bio !== '' && <p className="mt-3 wrap-anywhere whitespace-pre-line">{shown.bio}</p>}
      {shown.interests.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {shown.interests.map((interest) => (
            <li key={interest} className="max-w-full">
              <Badge className="h-auto! min-h-5.5 max-w-full wrap-anywhere whitespace-normal!">{interest}</Badge>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-4 space-y-2 empty:hidden">
        {shown.orcid !== '' && !wrong.has('orcid') && (
          <div>
            <dt className="text-xs text-ink-muted">{copy.orcid}</dt>
            <dd>
              <a
                href={`https://orcid.org/${shown.orcid}`}
                target="_blank"
                rel="noopener noreferrer"
                className={LINK}
              >{`orcid.org/${shown.orcid}`}</a>
            </dd>
          </div>
        )}
        {shown.website !== '' && !wrong.has('website') && (
          <div>
            <dt className="text-xs text-ink-muted">{copy.website}</dt>
            <dd className="wrap-anywhere">
              {website?.kind === 'external' ? (
                <a href={website.href} target="_blank" rel="noopener noreferrer" className={LINK}>
                  {shown.website.replace(/^https?:\/\//, '')}
                </a>
              ) : (
                shown.website
              )}
            </dd>
          </div>
        )}
      </dl>
      {publications > 0 && (
        <p className="mt-4 text-ink-muted">{copy.publications(count(publications, 'publication', 'publications'))}</p>
      )}
    </Card>
  )
}
