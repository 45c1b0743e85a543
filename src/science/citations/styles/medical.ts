import type { CslItem } from '../csl-item.ts'
import { americanDate, datePartsOf, issueText, monthName, pageRange, type RangeForm } from '../dates-and-pages.ts'
import {
  address,
  doiWith,
  editionText,
  eventOf,
  isAhead,
  isArticle,
  isBlog,
  isChapter,
  isConference,
  isFilm,
  isOnSite,
  isPatent,
  isSpeech,
  namedFirst,
  reportNumber,
  seriesOf,
  shortContainer,
  yearOf,
} from '../item-facts.ts'
import { nameList, role, type NameStyle } from '../name-list.ts'
import { around, italic, join, link, text, type Pieces } from '../pieces.ts'
import { shortLocators, type NumberedStyle } from '../style.ts'
import { fieldText, headline, titleText } from '../title-text.ts'

const names: NameStyle = {
  initials: { after: '', between: '' },
  inverted: 'all',
  separator: ' ',
  lastComma: 'never',
  etAl: { min: 7, show: 6 },
  etAlComma: 'always',
  etAlText: 'et al',
}
const amaNames: NameStyle = { ...names, etAl: { min: 7, show: 3 } }

/** "2020;12(3):45-50"; a newspaper has its pages right behind its day: "1998 Nov 3:A1". */
function medicalPlace(item: CslItem, when: Pieces, form: RangeForm, dash?: string): Pieces {
  const issue = item.type === 'article-newspaper' ? undefined : issueText(item.issue, dash)
  const volume = [...text(item.volume), ...around('(', text(issue), ')')]
  const pages = text(pageRange(item.page, form, dash))
  if (volume.length > 0) return join(';', [when, join(':', [volume, pages])])
  return join(item.type === 'article-newspaper' ? ':' : ';', [when, pages])
}

/** A full stop after what is no address. */
const stopped = (pieces: Pieces): Pieces =>
  pieces.length === 0 || pieces.at(-1)?.url ? pieces : [...pieces, { text: '.' }]

/** "2017 Mar 13", as far as the kind of work asks for it. */
function vancouverDate(item: CslItem): string | undefined {
  const date = datePartsOf(item.issued)
  if (date === undefined) return undefined
  const month = monthName(date, 'three')
  if (isArticle(item) || isBlog(item)) return [date.year, month, date.day].filter(Boolean).join(' ')
  return item.type === 'report' && month !== '' ? `${date.year} ${month}` : String(date.year)
}

const cited = (item: CslItem): string | undefined => {
  const day = datePartsOf(item.accessed)
  return day && `[cited ${[day.year, monthName(day, 'three'), day.day].filter(Boolean).join(' ')}]`
}

function vancouverEntry(given: CslItem, authors = names): Pieces {
  const { item, isByEditors } = namedFirst(given)
  const isJournal = isArticle(item)
  const isRead = Boolean(item.URL) && !(isJournal && (item.DOI || item.PMID))
  const internet = isRead ? ' [Internet]' : ''
  const date = datePartsOf(item.issued)
  const editedBy = (who: CslItem['editor']) => [
    ...nameList(who, { ...names, etAlText: 'et al.' }),
    ...around(', ', role(who, 'editor', 'editors')),
  ]
  const people = isByEditors ? editedBy(item.author) : nameList(item.author, authors)
  const editors = editedBy(item.editor)
  const title = titleText(item.title)
  const container = fieldText(isJournal ? shortContainer(item, false) : item['container-title'])
  const edition = editionText(item)
  const isThesis = item.type === 'thesis'
  const place = fieldText(item['publisher-place'])
  // The place of a thesis is inferred from its school, and stands in brackets.
  const publisher = join(': ', [isThesis ? around('[', place, ']') : place, fieldText(item.publisher)])
  const when = join(' ', [text(vancouverDate(item)), text(cited(item))])
  const issued = join('; ', [publisher, when])
  const hasKind = ['thesis', 'report', 'article', 'dataset'].includes(item.type)
  const kind = hasKind ? around(' [', fieldText(item.genre), ']') : text(undefined)
  const series = around('(', fieldText(seriesOf(item, '; no. ')), ')')
  const parts: Pieces[] = [people]

  if (isJournal)
    parts.push(
      title,
      editors,
      around('', container, internet),
      text(item.edition),
      medicalPlace(item, join(' ', [text(vancouverDate(item)), text(isRead && cited(item))]), 'minimal'),
    )
  else if (isOnSite(item) && container.length === 0) parts.push(around('', title, internet), issued)
  else if (isBlog(item)) parts.push(title, around('', container, internet), when)
  else if (item.type === 'webpage' && container.length > 0) parts.push(around('', container, internet), issued, title)
  else if (isChapter(item) || isConference(item))
    parts.push(
      title,
      around('In: ', join('. ', [editors, around('', container, internet), text(edition)])),
      issued,
      around('p. ', text(pageRange(item.page, 'minimal'))),
      series,
    )
  else if (isSpeech(item))
    parts.push(
      title,
      join('; ', [
        text([date?.year, date && monthName(date, 'three'), date?.day].filter(Boolean).join(' ')),
        fieldText(item['event-place']),
      ]),
    )
  else if (isPatent(item))
    parts.push(
      around('', title, internet),
      join(' ', [join(', ', [text(item.number), text(yearOf(item))]), text(isRead && cited(item))]),
    )
  else {
    const own = container.length > 0 ? [title, around('', container, internet), text(edition)] : []
    const alone = [around('', [...title, ...kind], internet), text(edition)]
    if (people.length === 0) parts.push(editors)
    parts.push(...(own.length > 0 ? own : alone), people.length > 0 ? editors : [])
    parts.push(
      text(item.type === 'book' && container.length === 0 && item.volume && `Vol. ${item.volume}`),
      issued,
      item.type === 'report' ? around('p. ', text(pageRange(item.page, 'minimal'))) : text(undefined),
      series,
    )
    parts.push(fieldText(item.type === 'report' && item.number ? numberOfReport(item) : undefined))
  }
  const where = isRead ? around('Available from: ', link(item.URL)) : text(undefined)
  const pubmed = around(
    '',
    join('; ', [
      text(item.PMID && `PubMed PMID: ${item.PMID}`),
      text(item.PMCID && `PubMed Central PMCID: ${item.PMCID}`),
    ]),
    '.',
  )
  return join(' ', [around('', join('. ', parts), '.'), where, doiWith('doi:', item), pubmed])
}

const numberOfReport = (item: CslItem) => reportNumber({ ...item, genre: item.genre ?? 'Report' }, 'no.: ')

/** The same with every author, as the National Institutes of Health ask for it in a biographical sketch. */
export const nihEntry = (item: CslItem): Pieces => {
  const { etAl: _shortened, ...all } = names
  return vancouverEntry(item, all)
}

/** NLM, from Citing Medicine, 2nd edition (National Library of Medicine), numbered in the order of citation. */
export const vancouver: NumberedStyle = {
  kind: 'numbered',
  entry: (item) => vancouverEntry(item),
  label: (number) => `${number}.`,
  around: ['(', ')'],
  each: ['', ''],
  between: ',',
  hasRanges: true,
  isRaised: false,
  locators: shortLocators,
}

function amaEntry(given: CslItem): Pieces {
  const { item, isByEditors } = namedFirst(given)
  const editedBy = (who: CslItem['editor']) => [
    ...nameList(who, { ...amaNames, etAlText: 'et al.' }),
    ...around(', ', role(who, 'ed', 'eds')),
  ]
  const people = isByEditors ? editedBy(item.author) : nameList(item.author, amaNames)
  const editors = editedBy(item.editor)
  const container = fieldText(isArticle(item) ? shortContainer(item, false) : item['container-title'])
  const date = datePartsOf(item.issued)
  const edition = text(editionText(item))
  const online = date && americanDate(date)
  const end = item.DOI ? doiWith('doi:', item) : link(address(item))
  const accessed = datePartsOf(item.accessed)
  const read = text(item.DOI === undefined && item.URL && accessed ? `Accessed ${americanDate(accessed)}` : undefined)
  const plain = titleText(item.title)
  const large = italic(headline(item, item.title))
  const issued = join('; ', [fieldText(item.publisher), text(yearOf(item))])
  const pages = pageRange(item.page, 'expanded', '-')
  const isOnline =
    isAhead(item) || (isArticle(item) && item.type !== 'article-newspaper' && !item.volume && !item.issue)
  const postedOnline = (what: string | undefined) =>
    join(':', [around('Published online ', text(online)), text(what === '' ? undefined : what)])
  const parts: Pieces[] = [people]

  if (item.type === 'article')
    parts.push(
      plain,
      italic(fieldText(item['container-title'] ?? item.publisher)),
      join(':', [around('Preprint posted online ', text(online)), text(item.number)]),
    )
  else if (isArticle(item))
    parts.push(
      plain,
      editors,
      italic(container),
      isOnline
        ? postedOnline(pages)
        : medicalPlace(item, text(item.type === 'article-newspaper' ? online : yearOf(item)), 'expanded', '-'),
    )
  else if (['dataset', 'manuscript', 'software', 'patent'].includes(item.type))
    parts.push(
      plain,
      italic(container),
      postedOnline(isPatent(item) || item.type === 'dataset' ? item.number : undefined),
    )
  else if (isChapter(item) || isConference(item))
    parts.push(
      plain,
      around(
        'In: ',
        join('. ', [
          editors,
          italic(headline(item, item['container-title'])),
          text(item.volume && `Vol ${item.volume}`),
          edition,
          fieldText(item['collection-title']),
        ]),
      ),
      [...issued, ...around(issued.length > 0 ? ':' : '', text(pages))],
    )
  else if (isOnSite(item)) parts.push(plain, container, text(online))
  else if (isSpeech(item))
    parts.push(
      plain,
      around(
        item.genre ? `${item.genre} presented at: ` : 'Presented at: ',
        join('; ', [fieldText(eventOf(item)), text(online), fieldText(item['event-place'])]),
      ),
    )
  else if (isFilm(item)) parts.push(large, text(yearOf(item)))
  else
    parts.push(
      people.length > 0 ? [] : editors,
      large,
      text(item.volume && `Vol ${item.volume}`),
      edition,
      people.length > 0 ? around('(', editors, '.)') : [],
      fieldText(item.type === 'thesis' ? item.genre : undefined),
      [...issued, ...around(':', text(item.type === 'report' ? pages : undefined))],
    )
  return join(' ', [stopped(join('. ', [...parts, read])), end])
}

/** AMA, from the rules of the AMA Manual of Style, 11th edition, chapter 3. */
export const ama: NumberedStyle = {
  kind: 'numbered',
  entry: amaEntry,
  label: (number) => `${number}.`,
  around: ['', ''],
  each: ['', ''],
  between: ',',
  hasRanges: true,
  isRaised: true,
  locator: (text) => `(${text})`,
  locatorDash: '-',
  locators: {
    page: ['p', 'pp'],
    chapter: ['chap ', 'chaps '],
    section: ['sec ', 'secs '],
    paragraph: ['para ', 'paras '],
    figure: ['fig ', 'figs '],
    table: ['table ', 'tables '],
    volume: ['vol ', 'vols '],
    verse: ['v ', 'vv '],
    line: ['l ', 'll '],
  },
}
