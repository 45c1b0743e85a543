import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { externalSources, type ExternalSource } from '#contract/search.ts'
import { notesOnString, queryForSource } from '#science/search/query-for-sources.ts'
import { readSearchString } from '#science/search/strings/read-search-string.ts'

const asked = (source: ExternalSource, query: string) => {
  const found = queryForSource(source, query)
  return found && Object.values(found.parameters).join(' & ')
}

/** Whether a part is named: not read, or read as something that it does not say by itself. */
const isNamed = (notes: readonly string[], part: string) =>
  notes.some((note) => note.startsWith(`Not read: “${part}`) || (note.startsWith('Read ') && note.includes(`“${part}`)))

/** A string, and what PubMed and Europe PMC are asked for it. */
type Row = [string, string, string]

const pubmed: Row[] = [
  ['hypertension[tiab]', 'hypertension[tiab]', 'TITLE_ABS:hypertension'],
  ['"heart failure"[tiab]', '"heart failure"[tiab]', 'TITLE_ABS:"heart failure"'],
  ['heart failure[tiab]', '"heart failure"[tiab]', 'TITLE_ABS:"heart failure"'],
  ['statin*[ti]', 'statin*[ti]', 'TITLE:statin*'],
  ['"Hypertension"[Mesh]', '"Hypertension"[mh]', 'KW:"Hypertension"'],
  ['"Heart Failure"[Mesh:NoExp]', '"Heart Failure"[mh:noexp]', 'KW:"Heart Failure"'],
  ['"Aspirin"[Majr]', '"Aspirin"[majr]', 'KW:"Aspirin"'],
  ['Smith J[au]', '"Smith J"[au]', 'AUTH:"Smith J"'],
  ['lancet[ta] AND stroke[ti]', 'lancet[ta] AND stroke[ti]', 'JOURNAL:lancet AND TITLE:stroke'],
  ['asthma[tiab] AND (child*[tiab] OR adolescent*[tiab])', 'asthma[tiab] AND (child*[tiab] OR adolescent*[tiab])', 'TITLE_ABS:asthma AND (TITLE_ABS:child* OR TITLE_ABS:adolescent*)'],
  ['diabetes[tw] NOT animals[mh]', 'diabetes[tw] NOT "animals"[mh]', '(TITLE_ABS:diabetes OR KW:diabetes) NOT KW:"animals"'],
  ['tea[tiab] AND 2010:2020[dp]', 'tea[tiab] AND 2010:2020[dp]', 'TITLE_ABS:tea AND (PUB_YEAR:[2010 TO 2020])'],
  ['tea[tiab] AND 2015[dp]', 'tea[tiab] AND 2015:2015[dp]', 'TITLE_ABS:tea AND PUB_YEAR:2015'],
  ['"randomized controlled trial"[pt] AND sleep[ti]', '("randomized controlled trial"[pt]) AND sleep[ti]', '(PUB_TYPE:"randomized controlled trial") AND TITLE:sleep'],
  ['"hip fracture"[tiab:~3]', '"hip fracture"[tiab:~3]', 'TITLE_ABS:hip AND TITLE_ABS:fracture'],
  ['tea[All Fields] OR coffee[All Fields]', 'tea OR coffee', 'tea OR coffee'],
  ['(tea[ti] OR coffee[ti]) AND ("Sleep"[Mesh] OR sleep*[tiab])', '(tea[ti] OR coffee[ti]) AND ("Sleep"[mh] OR sleep*[tiab])', '(TITLE:tea OR TITLE:coffee) AND (KW:"Sleep" OR TITLE_ABS:sleep*)'],
] // prettier-ignore

const ovid: Row[] = [
  ['exp Hypertension/', '"Hypertension"[mh]', 'KW:"Hypertension"'],
  ['Hypertension/', '"Hypertension"[mh:noexp]', 'KW:"Hypertension"'],
  ['*Heart Failure/', '"Heart Failure"[majr:noexp]', 'KW:"Heart Failure"'],
  ['exp *Heart Failure/', '"Heart Failure"[majr]', 'KW:"Heart Failure"'],
  ['hypertensi$.ti,ab.', 'hypertensi*[tiab]', 'TITLE_ABS:hypertensi*'],
  ['blood pressure.ti,ab.', '"blood pressure"[tiab]', 'TITLE_ABS:"blood pressure"'],
  ['tea.mp.', 'tea[tw]', 'TITLE_ABS:tea OR KW:tea'],
  ['(tea or coffee).ti,ab.', 'tea[tiab] OR coffee[tiab]', 'TITLE_ABS:tea OR TITLE_ABS:coffee'],
  ['(hip adj3 fracture).tw.', '"hip fracture"[tiab:~2]', 'TITLE_ABS:hip AND TITLE_ABS:fracture'],
  ['(hip adj fracture).ti.', '"hip fracture"[ti:~0]', 'TITLE:hip AND TITLE:fracture'],
  ['exp Asthma/ and child*.ti,ab.', '"Asthma"[mh] AND child*[tiab]', 'KW:"Asthma" AND TITLE_ABS:child*'],
  ['smith j.au. and exp Tea/', '("smith j"[au]) AND "Tea"[mh]', '(AUTH:"smith j") AND KW:"Tea"'],
  ['1. exp Hypertension/\n2. hypertens*.ti,ab.\n3. 1 or 2', '"Hypertension"[mh] OR hypertens*[tiab]', 'KW:"Hypertension" OR TITLE_ABS:hypertens*'],
  ['1 exp Tea/\n2 exp Coffee/\n3 or/1-2\n4 sleep.ti.\n5 3 and 4', '("Tea"[mh] OR "Coffee"[mh]) AND sleep[ti]', '(KW:"Tea" OR KW:"Coffee") AND TITLE:sleep'],
  ['1. exp Tea/  1234\n2. exp Animals/ not Humans/\n3. 1 not 2', '"Tea"[mh] NOT ("Animals"[mh] NOT "Humans"[mh:noexp])', 'KW:"Tea" NOT (KW:"Animals" NOT KW:"Humans")'],
  ['randomized controlled trial.pt. and tea.ti.', '("randomized controlled trial"[pt]) AND tea[ti]', '(PUB_TYPE:"randomized controlled trial") AND TITLE:tea'],
] // prettier-ignore

const embase: Row[] = [
  ["'heart failure'/exp", '"heart failure"[mh]', 'KW:"heart failure"'],
  ["'heart failure'/de", '"heart failure"[mh:noexp]', 'KW:"heart failure"'],
  ["'heart failure'/exp/mj", '"heart failure"[majr]', 'KW:"heart failure"'],
  ["'heart failure':ti,ab", '"heart failure"[tiab]', 'TITLE_ABS:"heart failure"'],
  ["statin*:ti,ab,kw", 'statin*[tw]', 'TITLE_ABS:statin* OR KW:statin*'],
  ["'tea'/exp OR tea:ti,ab", '"tea"[mh] OR tea[tiab]', 'KW:"tea" OR TITLE_ABS:tea'],
  ["('tea'/exp OR tea:ti) AND 'sleep'/exp", '("tea"[mh] OR tea[ti]) AND "sleep"[mh]', '(KW:"tea" OR TITLE:tea) AND KW:"sleep"'],
  ["(hip NEAR/3 fracture):ti,ab", '"hip fracture"[tiab:~2]', 'TITLE_ABS:hip AND TITLE_ABS:fracture'],
  ["'tea'/exp AND [2010-2020]/py", '"tea"[mh] AND 2010:2020[dp]', 'KW:"tea" AND (PUB_YEAR:[2010 TO 2020])'],
  ["#1 'tea'/exp\n#2 'sleep'/exp\n#3 #1 AND #2", '"tea"[mh] AND "sleep"[mh]', 'KW:"tea" AND KW:"sleep"'],
] // prettier-ignore

const scopus: Row[] = [
  ['TITLE-ABS-KEY(tea)', 'tea[tw]', 'TITLE_ABS:tea OR KW:tea'],
  ['TITLE-ABS-KEY("green tea")', '"green tea"[tw]', 'TITLE_ABS:"green tea" OR KW:"green tea"'],
  ['TITLE(tea OR coffee)', 'tea[ti] OR coffee[ti]', 'TITLE:tea OR TITLE:coffee'],
  ['TITLE-ABS(tea) AND AUTH(smith)', 'tea[tiab] AND smith[au]', 'TITLE_ABS:tea AND AUTH:smith'],
  ['TITLE(tea) AND NOT TITLE(rats)', 'tea[ti] NOT rats[ti]', 'TITLE:tea NOT TITLE:rats'],
  ['TITLE(hip W/3 fracture)', '"hip fracture"[ti:~3]', 'TITLE:hip AND TITLE:fracture'],
  ['TITLE(hip PRE/2 fracture)', '"hip fracture"[ti:~2]', 'TITLE:hip AND TITLE:fracture'],
  ['TITLE(tea) AND PUBYEAR > 2009', 'tea[ti] AND 2010:3000[dp]', 'TITLE:tea AND (PUB_YEAR:[2010 TO 3000])'],
  ['TITLE(tea) AND PUBYEAR < 2010', 'tea[ti] AND 1000:2009[dp]', 'TITLE:tea AND (PUB_YEAR:[1000 TO 2009])'],
  ['TITLE({green tea})', '"green tea"[ti]', 'TITLE:"green tea"'],
  ['SRCTITLE(lancet) AND TITLE-ABS-KEY(tea*)', 'lancet[ta] AND tea*[tw]', 'JOURNAL:lancet AND (TITLE_ABS:tea* OR KW:tea*)'],
  ['TS=(tea AND sleep)', 'tea[tw] AND sleep[tw]', '(TITLE_ABS:tea OR KW:tea) AND (TITLE_ABS:sleep OR KW:sleep)'],
] // prettier-ignore

const own: Row[] = [
  ['mesh:"Heart Failure" AND tea', '("Heart Failure"[mh]) AND tea', '(KW:"Heart Failure") AND tea'],
  ['mesh:Tea', '"Tea"[mh]', 'KW:"Tea"'],
  ['vaccin* AND tuberculosis', 'vaccin* AND tuberculosis', 'vaccin* AND tuberculosis'],
  ['title:vaccin* AND year:2010-2020', 'vaccin*[ti] AND 2010:2020[dp]', 'TITLE:vaccin* AND (PUB_YEAR:[2010 TO 2020])'],
  ['hip NEAR/3 fracture', '"hip fracture"[tiab:~3]', '"hip fracture"~3'],
  ['("green tea" OR coffee*) NOT rats', '(("green tea") OR coffee*) NOT rats', '(("green tea") OR coffee*) NOT rats'],
] // prettier-ignore

describe.each([
  ['PubMed', pubmed],
  ['Ovid', ovid],
  ['Embase', embase],
  ['Scopus and Web of Science', scopus],
  ['our own syntax', own],
])('strings of %s', (_, rows) => {
  test.each(rows)('%s', (query, forPubmed, forEuropePmc) => {
    expect([asked('pubmed', query), asked('europepmc', query)]).toEqual([forPubmed, forEuropePmc])
  })
})

/** Strings of databases that few others write like; both draws of them were read before anything was mended. */
const elsewhere: Row[] = [
  ['#1 MeSH descriptor: [Asthma] explode all trees\n#2 (wheez* NEAR/3 child*):ti,ab,kw\n#3 #1 OR #2', '"Asthma"[mh] OR (wheez*[tw] AND child*[tw])', 'KW:"Asthma" OR ((TITLE_ABS:wheez* OR KW:wheez*) AND (TITLE_ABS:child* OR KW:child*))'],
  ['([mh ^"Back Pain"] or (back near/3 pain):ti,ab) and [mh exercise]', '(("Back Pain"[mh:noexp]) OR ("back pain"[tiab:~2])) AND "exercise"[mh]', '((KW:"Back Pain") OR (TITLE_ABS:back AND TITLE_ABS:pain)) AND KW:"exercise"'],
  ['(MH "Pressure Ulcer+") OR TI (pressure N2 ulcer*) OR AB bedsore*', '("Pressure Ulcer"[mh]) OR (pressure[ti] AND ulcer*[ti]) OR bedsore*[ab]', '(KW:"Pressure Ulcer") OR (TITLE:pressure AND TITLE:ulcer*) OR ABSTRACT:bedsore*'],
  ['S1 (MH "Nurses+")\nS2 TI burnout*\nS3 S1 AND S2', '"Nurses"[mh] AND burnout*[ti]', 'KW:"Nurses" AND TITLE:burnout*'],
  ['S1 AND S2\nS1: (MH "Nurses+")\nS2: TI burnout*', '"Nurses"[mh] AND burnout*[ti]', 'KW:"Nurses" AND TITLE:burnout*'],
  ['(MH "Nurses+") AND PY 2010-', '"Nurses"[mh] AND 2010:3000[dp]', 'KW:"Nurses" AND (PUB_YEAR:[2010 TO 3000])'],
  ['TI,AB(mindful* NEAR/2 parent*)', 'mindful*[tiab] AND parent*[tiab]', 'TITLE_ABS:mindful* AND TITLE_ABS:parent*'],
  ['TS=(plastic AND river) NOT TI=review', '(plastic[tw] AND river[tw]) NOT review[ti]', '((TITLE_ABS:plastic OR KW:plastic) AND (TITLE_ABS:river OR KW:river)) NOT TITLE:review'],
  ['(TI=(coral bleaching) OR AB="thermal stress") AND PY=(2015-2020)', '((coral[ti] AND bleaching[ti]) OR ("thermal stress"[ab])) AND 2015:2020[dp]', '((TITLE:coral AND TITLE:bleaching) OR (ABSTRACT:"thermal stress")) AND (PUB_YEAR:[2015 TO 2020])'],
  ['tea[ti] AND 2018/01/01:2024/12/31[dp]', 'tea[ti] AND 2018:2024[dp]', 'TITLE:tea AND (PUB_YEAR:[2018 TO 2024])'],
  ['tea.mp. not (exp animals/ not humans.sh.)', 'tea[tw] NOT ("animals"[mh] NOT "humans"[mh:noexp])', '(TITLE_ABS:tea OR KW:tea) NOT (KW:"animals" NOT KW:"humans")'],
  ['1. exp Hip Fractures/\n2. hip*.mp. [mp=title, abstract]\n3. or/1-2\n4. remove duplicates from 3', '("Hip Fractures"[mh]) OR hip*[tw]', '(KW:"Hip Fractures") OR (TITLE_ABS:hip* OR KW:hip*)'],
  ['TITLE_ABS:tea AND FIRST_PDATE:[2020-01-01 TO 2022-12-31]', 'tea[tiab] AND 2020:2022[dp]', 'TITLE_ABS:tea AND (PUB_YEAR:[2020 TO 2022])'],
] // prettier-ignore

test.each(elsewhere)('elsewhere: %s', (query, forPubmed, forEuropePmc) => {
  expect([asked('pubmed', query), asked('europepmc', query)]).toEqual([forPubmed, forEuropePmc])
})

test.each([
  ['TITLE(tea) AND LIMIT-TO ( LANGUAGE , "English" )', 'tea[ti]', 'LIMIT-TO ( LANGUAGE , "English" )'],
  ['TITLE(tea) AND NOT INDEX(medline)', 'tea[ti]', 'INDEX(medline)'],
  ['tea[ti] AND english[lang]', 'tea[ti]', 'english[lang]'],
  ['tea[ti] AND 2015/06:2016[dp]', 'tea[ti] AND 2015:2016[dp]', '2015/06:2016[dp]'],
  ['tea[ti] AND 2015/06/01:2016/01/01[edat]', 'tea[ti]', '2015/06/01:2016/01/01[edat]'],
  ['TITLE_ABS:tea AND OPEN_ACCESS:y', 'tea[tiab]', 'OPEN_ACCESS:y'],
  ['(child$2 or tea).ti.', 'child*[ti] OR tea[ti]', 'child$2'],
  ['noft(tea) AND GEOGRAPHIC.EXACT("Peru")', 'tea', 'GEOGRAPHIC.EXACT("Peru")'],
])('what is no part of the question is left out and said: %s', (query, line, part) => {
  const found = queryForSource('pubmed', query)
  expect(found?.parameters['term']).toBe(line)
  expect(found?.notes.join(' ')).toContain(`“${part}”`)
})

/** Limits, and whatever else stands behind a line, of a draw that was written with its answers before any was run. */
const drawn: Row[] = [
  ['(drug therapy[sh] OR placebo[tiab]) NOT (animals[mh] NOT humans[mh])', '(("drug therapy"[sh]) OR placebo[tiab]) NOT ("animals"[mh] NOT "humans"[mh])', '(("drug therapy") OR TITLE_ABS:placebo) NOT (KW:"animals" NOT KW:"humans")'],
  ['1. placebo.ab.\n2. drug therapy.fs.\n3. 1 or 2', 'placebo[ab] OR ("drug therapy"[sh])', 'ABSTRACT:placebo OR ("drug therapy")'],
  ['1. exp Exercise/\n2. 1 use medall\n3. exp physical activity/\n4. 3 use emez\n5. 2 or 4', '"Exercise"[mh] OR ("physical activity"[mh])', 'KW:"Exercise" OR (KW:"physical activity")'],
  ['S1 TI stroke* OR AB stroke*\nS2 S1 Limiters - Published Date: 20100101-20201231; English Language', '(stroke*[ti] OR stroke*[ab]) AND 2010:2020[dp]', '(TITLE:stroke* OR ABSTRACT:stroke*) AND (PUB_YEAR:[2010 TO 2020])'],
  ['#1 MeSH descriptor: [Pregnancy] explode all trees\n#2 smok*:ti,ab\n#3 #1 and #2 with Publication Year from 2000 to 2020, in Trials', '("Pregnancy"[mh] AND smok*[tiab]) AND 2000:2020[dp]', '(KW:"Pregnancy" AND TITLE_ABS:smok*) AND (PUB_YEAR:[2000 TO 2020])'],
  ['TI (nurs* N3 stress) AND PT randomized controlled trial', '(nurs*[ti] AND stress[ti]) AND ("randomized controlled trial"[pt])', '(TITLE:nurs* AND TITLE:stress) AND (PUB_TYPE:"randomized controlled trial")'],
  ['exp *Pain, Postoperative/pc, dt [Prevention & Control, Drug Therapy] and ketamine.mp.', '("Pain, Postoperative"[majr]) AND ketamine[tw]', '(KW:"Pain, Postoperative") AND (TITLE_ABS:ketamine OR KW:ketamine)'],
  ['#1 [mh asthma]\n#2 wheez*:ti,ab\n#3 {or #1-#2}', '"asthma"[mh] OR wheez*[tiab]', 'KW:"asthma" OR TITLE_ABS:wheez*'],
  ['DE "Cognitive Behavior Therapy" AND TI insomnia N5 adolescen*', '("Cognitive Behavior Therapy"[mh:noexp]) AND (insomnia[ti] AND adolescen*[ti])', '(KW:"Cognitive Behavior Therapy") AND (TITLE:insomnia AND TITLE:adolescen*)'],
  ['ti("social media") AND ab(adolescen* N/5 anxiety) AND pd(20150101-20201231)', '("social media"[ti]) AND (adolescen*[ab] AND anxiety[ab]) AND 2015:2020[dp]', '(TITLE:"social media") AND (ABSTRACT:adolescen* AND ABSTRACT:anxiety) AND (PUB_YEAR:[2015 TO 2020])'],
  ['((knee or hip) adj4 arthroplasty).ti,ab.', '("knee arthroplasty"[tiab:~3]) OR ("hip arthroplasty"[tiab:~3])', '(TITLE_ABS:knee OR TITLE_ABS:hip) AND TITLE_ABS:arthroplasty'],
] // prettier-ignore

test.each(drawn)('behind a line: %s', (query, forPubmed, forEuropePmc) => {
  expect([asked('pubmed', query), asked('europepmc', query)]).toEqual([forPubmed, forEuropePmc])
})

test.each([
  ['1. exp Exercise/\n2. 1 use medall', 'use medall'],
  ['S1 TI stroke*\nS2 S1 Limiters - English Language; Peer Reviewed', 'Limiters - English Language; Peer Reviewed'],
  ['#1 smok*:ti,ab\n#2 #1 with Publication Year from 2000 to 2020, in Trials', 'in Trials'],
  ['exp *Pain, Postoperative/pc, dt [Prevention & Control, Drug Therapy]', '/pc,dt'],
])('what stands behind a line and is no part of it is said: %s', (query, part) => {
  expect(queryForSource('pubmed', query)?.notes.join(' ')).toContain(`Not read: “${part}`)
})

/** Of a third draw: what each asks of PubMed, and every part that is not asked. */
const third: [string, string, string[]][] = [
  ['tiab("air pollution" NEAR/4 asthma) AND su(children) NOT rtype(editorial) AND yr(2012-2022)', '("air pollution asthma"[tiab:~4]) AND "children"[mh:noexp] AND 2012:2022[dp]', ['rtype(editorial)']],
  ['(TI=(microbiome SAME autis*) OR AK=(autism)) AND AU=(Smith J* OR Lee K) NOT SO=(PLOS ONE)', '(((microbiome[ti] AND autis*[ti]) OR autism[ot]) AND (("Smith J*"[au]) OR ("Lee K"[au]))) NOT ("PLOS ONE"[ta])', ['SAME']],
  ['TS=(bee* AND pollinat*) NOT (WC=(Entomology) OR SU=(Zoology)) AND LA=(English) AND FPY=2015', 'bee*[tw] AND pollinat*[tw]', ['WC=(Entomology)', 'SU=(Zoology)', 'LA=(English)', 'FPY=(2015)']],
  ['TITLE(tea) AND AFFILCOUNTRY ( australia ) AND REF ( "godin" ) AND KEY(sleep)', 'tea[ti] AND sleep[ot]', ['AFFILCOUNTRY ( australia )', 'REF ( "godin" )']],
  ['S1 MM "Burnout, Professional"\nS2 XB (nurs* W1 stress)\nS3 (S1 OR S2) NOT LA (French OR German) AND DT 20100101-20201231', '(("Burnout, Professional"[majr:noexp]) OR (nurs*[tiab] AND stress[tiab])) AND 2010:2020[dp]', ['LA (French OR German)']],
  ['(MH "Diabetes Mellitus, Type 2+/NU/ED") AND KW "self management"', '("Diabetes Mellitus, Type 2"[mh]) AND ("self management"[ot])', ['/NU/ED']],
  ["('trial':de OR placebo*:ab,ti) NOT [medline]/lim AND 'rehabilitation'/lnk AND 'article'/it", '("trial"[mh:noexp] OR placebo*[tiab]) AND "rehabilitation"[sh]', ['[medline]/lim', "'article'/it"]],
  ['(heart adj2 failure).ab. /freq=2', '"heart failure"[tiab:~1]', ['/freq=2']],
  ['[mh asthma] or (heart NEXT failure):ti,ab', '"asthma"[mh] OR ("heart failure"[tiab:~0])', []],
  ['ti(telehealth) AND la.exact("ENG")', 'telehealth[ti]', ['la.exact("ENG")']],
  ['fracture*[ti] AND ("last 5 years"[dp]) NOT english[la] AND tea[ti]', 'fracture*[ti] AND tea[ti]', ['"last 5 years"[dp]', 'english[la]']],
] // prettier-ignore

test.each(third)('a part that is not asked takes its operator along and is named: %s', (query, line, parts) => {
  const found = queryForSource('pubmed', query)
  expect(found?.parameters['term']).toBe(line)
  expect(parts.filter((part) => !isNamed(found?.notes ?? [], part))).toEqual([])
})

/** Of strings that others published, three draws, each run before anything was mended: what PubMed is asked, and what is said. */
const published: [string, string, string[]][] = [
  ['1. exp "information storage and retrieval"/\n2. "Wounds and Injuries"/su [Surgery]\n3. 1 not 2', '("information storage and retrieval"[mh]) NOT ("Wounds and Injuries"[mh:noexp])', ['[Surgery]', '/su']],
  ['((MH “prognosis+” not MM “prognosis+”) or TI random*)', '("prognosis"[mh] NOT "prognosis"[majr]) OR random*[ti]', []],
  ["#1: 'tea'/exp\n#2: 'sleep'/exp\n#3: #1 AND #2\n#4: Limit to: English language, 2005-current", '"tea"[mh] AND "sleep"[mh]', ['Limit to: English language, 2005-current']],
  ['("Metformin"[MeSH] OR Glucophage[tw])\nFilters: Humans, English/Spanish, Age: 60+ years', '"Metformin"[mh] OR Glucophage[tw]', ['Filters: Humans, English/Spanish, Age: 60+ years']],
  ['("Document Title":"whole slide" OR "Abstract":tumor) AND "Strange":x', '("whole slide"[ti]) OR tumor[ab]', ['"Strange":x']],
  ['[[Publication Title: child* OR "young people"] OR [Abstract: child*]] AND [NOT\n[[Keywords: "mooc"]]] AND [Publication Date: (01/01/2001 TO 12/31/2023)]', '(((child*[ti] OR ("young people"[ti])) OR child*[ab]) AND 2001:2023[dp]) NOT "mooc"[ot]', []],
  ['Title:(("test smell*" OR flaky)) AND Abstract:(detect*)', '(("test smell*"[ti]) OR flaky[ti]) AND detect*[ab]', []],
  ['(authorTerms: "elearning" OR documentAbstract: "elearning")', '"elearning"[ot] OR "elearning"[ab]', []],
  ['#1 [mh "Communicable Diseases" [mj]]\n#2 ("wheezing") in Title Abstract Keyword\n#3 #1 AND #2', '("Communicable Diseases"[majr]) AND "wheezing"[tw]', []],
  ['exp Posture/ OR position*.tw.\n\nAND\n\ntrial.ab. not humans.sh.', '("Posture"[mh] OR position*[tiab]) AND (trial[ab] NOT "humans"[mh:noexp])', []],
  ['trial[tiab] OR groups[tiab] NOT (Animals[Mesh] not Humans[Mesh])', '(trial[tiab] OR groups[tiab]) NOT ("Animals"[mh] NOT "Humans"[mh])', []],
  ['TITLE(tea) AND CITEDBY >= 10 AND PUBYEAR >= 2020', 'tea[ti] AND 2020:3000[dp]', ['CITEDBY >= 10']],
  ['TITLE(tea) OR TITLE(coffee) AND TITLE(sleep)', '(tea[ti] OR coffee[ti]) AND sleep[ti]', []],
  ['SU.EXACT("Placebo") OR MJMAINSUBJECT.EXACT.EXPLODE("Drug Therapy")', '"Placebo"[mh:noexp] OR ("Drug Therapy"[majr])', []],
  ['1 exp Tea/\n\n2 exp Sleep/\n3 1 and 2          <- EXPORT THIS\n4 limit 3 to yr="2016 -Current"', '("Tea"[mh] AND "Sleep"[mh]) AND 2016:3000[dp]', ['<- EXPORT THIS']],
  ['#1 Population (Adults)\ntea[ti]\n#2 Outcome\nsleep[ti]\n#3 Combine\n#1 AND #2', 'tea[ti] AND sleep[ti]', ['Population (Adults)', 'Outcome', 'Combine']],
  ['1. exp Tea/ 2. sleep.ti. 3. 1 and 2', '"Tea"[mh] AND sleep[ti]', []],
  ['exp Tea/\nexp Coffee/\nor/1-2', '"Tea"[mh] OR "Coffee"[mh]', []],
  ['(asthma OR wheeze)[mh] AND (2000:2024)[dp]', '("asthma"[mh] OR "wheeze"[mh]) AND 2000:2024[dp]', []],
  ['# 3\t#2 AND #1\nIndexes=SCI-EXPANDED Timespan=1990-2020\n# 2\tTS=(telework*)\n# 1\tTI=(burnout)', 'telework*[tw] AND burnout[ti]', ['Indexes=SCI-EXPANDED Timespan=1990-2020']],
  ['S3 S1 AND S2 Limiters - Peer Reviewed\nExpanders - Apply equivalent subjects\nS2 TI fall*\nS1 (MM "Accidental Falls")', '("Accidental Falls"[majr:noexp]) AND fall*[ti]', ['Expanders - Apply equivalent subjects', 'Limiters - Peer Reviewed']],
  ['(tw:(diabetes OR "type 2")) AND (db:("LILACS")) AND (year_cluster:[2015 TO 2020])', '(diabetes[tw] OR ("type 2"[tw])) AND 2015:2020[dp]', ['db:("LILACS")']],
  ['#1 tea[ti]\n#2 sleep[ti]\n#3 #1 AND #2 Filters: Humans; English', 'tea[ti] AND sleep[ti]', ['Filters: Humans; English']],
  ['NOFT(tea) AND PD(>20091231)', 'tea', ['PD(>20091231)']],
  ['title:(tea) AND sleep -rats', '(tea[ti] AND sleep) NOT rats', []],
  ['("review" OR tea) AND publicationdateyear:[2020 TO 2026]', '("review" OR tea) AND 2020:2026[dp]', []],
  ['bibjson.title:("tea" OR coffee) AND bibjson.year:[2020 TO 2026]', '("tea"[ti] OR coffee[ti]) AND 2020:2026[dp]', []],
  ['("All Metadata":tea) AND ("Publication Year":2018 OR "Publication Year":2019)', 'tea AND (2018:2018[dp] OR 2019:2019[dp])', []],
  ["('aspirin':de OR aspirin:tn) AND 2024:py AND english:la", '("aspirin"[mh:noexp] OR aspirin) AND 2024:2024[dp]', ['.tn.', 'english:la']],
  ['tea[ti] AND Meta-Analysis[ptyp] NOT China[Affiliation]', 'tea[ti] AND Meta-Analysis[pt]', ['China[Affiliation]']],
  ['(mh "Urinary Incontinence" OR ((bladder or urine) AND incontinen*))', '("Urinary Incontinence"[mh:noexp]) OR ((bladder OR urine) AND incontinen*)', []],
  ['FIRST_PDATE:[2024-01-01 TO NOW] AND TITLE_ABS:(tea)', '2024:3000[dp] AND tea[tiab]', []],
  ['#1 MeSH descriptor: [Tea] explode all trees 5200\n#2 (sleep*):ti,ab,kw 12000\n#3 #1 AND #2 in Trials 800', '"Tea"[mh] AND sleep*[tw]', ['in Trials']],
  ['mh:("Dor Lombar") AND NOT (tw:(ratos OR rats)) AND tw:(dor)', '(("Dor Lombar"[mh:noexp]) AND dor[tw]) NOT (ratos[tw] OR rats[tw])', []],
  ['AREA[ConditionSearch](parkinson) AND AREA[StartDate]RANGE[2010-01-01, MAX]', 'parkinson[ot]', ['AREA[StartDate]RANGE[2010-01-01, MAX]']],
  ['intitle:parkinson AND ("exercise training" OR gait) 2010..2023', 'parkinson[ti] AND (("exercise training") OR gait) AND 2010:2023[dp]', []],
  ['DE "Exercise" AND (ZC "treatment outcome" OR TI random*)', '"Exercise"[mh:noexp] AND random*[ti]', ['ZC "treatment outcome"']],
  ['1. exp Tea/\n2. exp Coffee/\n3. exp Sleep/\n4. 1 and 3', '"Tea"[mh] AND "Sleep"[mh]', ['line 2']],
] // prettier-ignore

test.each(published)('as others published it: %s', (query, line, parts) => {
  const found = queryForSource('pubmed', query)
  expect(found?.parameters['term']).toBe(line)
  const said = found?.notes.filter((note) => note.startsWith('Not read')) ?? []
  expect(said.map((note) => /^Not read: “(.*?)”: /s.exec(note)?.[1])).toEqual(parts)
})

test.each([
  ['tea[ti] OR coffee[ti] AND sleep[ti]', /read from left to right, as PubMed does/],
  ['TI=(tea) OR TI=(coffee) AND TI=(sleep)', /NOT and AND were read first, OR last/],
  ['title:(tea) AND sleep -rats', /Read “-rats” as NOT rats/],
  ['TI deep sleep AND MH "Tea"', /Read “deep sleep” as words side by side, as a phrase/],
  ['tea[ti] AND morbidity', /Looked for anywhere, since no field was read for it: “morbidity”/],
  ['abortion and attitude[mh]', /Read as one term, with what may be an operator in it: “abortion and attitude”/],
  ['TITLE-ABS-KEY(hip W/3 fracture)', /Asked in titles and abstracts alone/],
  ['1. exp Tea/\n2. exp Sleep/', /No line joins the others: all of them must match/],
])('how it was read is said where the string leaves it open: %s', (query, words) => {
  expect(queryForSource('pubmed', query)?.notes.join(' ')).toMatch(words)
})

test.each([
  ['ovid, a letter or none', '(randomi?ed or child*).ti.', 27, 'title:randomi?ed'],
  ['ovid, one letter', '(wom#n or child*).ti.', 26, 'title:wom#n'],
  ['EBSCO, a letter or none', 'TI behavio#r OR TI child*', 27, 'title:behavio#r'],
  ['EBSCO, one letter', 'TI wom?n OR TI child*', 26, 'title:wom?n'],
  ['Web of Science, a letter or none', 'TI=(behavio$r OR child*)', 27, 'title:behavio$r'],
  ['Scopus, one letter', 'TITLE(wom?n OR child*)', 26, 'title:wom?n'],
])('a sign for one letter is asked as each letter where a request may be long: %s', (_, query, forms, term) => {
  const { parameters, notes = [] } = queryForSource('pubmed', query) ?? {}
  expect(parameters?.['term']?.match(/\[ti\]/g)).toHaveLength(forms + 1)
  expect(notes).toContain(`Asked with each letter of the alphabet in its place: “${term}”.`)
  expect(notes.join(' ')).toMatch(/Read “[^”]+” as one letter(?: or none)?\./)
  expect(queryForSource('semanticscholar', query)?.notes.join(' ')).toMatch(
    /Left out, because it cannot be asked there: /,
  )
})

test('two signs for letters in one term can be asked nowhere: the term is left out and said', () => {
  const found = queryForSource('pubmed', '(p?ediatri?s or child*).ti.')
  expect(found?.parameters['term']).toBe('child*[ti]')
  expect(found?.notes.join(' ')).toMatch(/Left out.*p\?ediatri\?s/)
})

test('sixty strings are held to what was expected of them', () => {
  expect(pubmed.length + ovid.length + embase.length + scopus.length + own.length).toBeGreaterThanOrEqual(60)
})

/** The other sources, for strings of each kind. */
const others: [string, Partial<Record<ExternalSource, string | undefined>>][] = [
  ['"heart failure"[tiab] AND statin[ti]', {
    openalex: 'title_and_abstract.search:"heart failure",title.search:statin',
    crossref: 'heart failure statin',
    arxiv: '(ti:"heart failure" OR abs:"heart failure") AND ti:statin',
    semanticscholar: '("heart failure") + statin',
    doaj: '(bibjson.title:"heart failure" OR bibjson.abstract:"heart failure") AND bibjson.title:statin',
    clinicaltrials: '(AREA[OfficialTitle]"heart failure" OR AREA[BriefSummary]"heart failure") AND AREA[OfficialTitle]statin',
  }],
  ['exp Hypertension/ and (tea or coffee).ti,ab.', {
    openalex: 'Hypertension & title_and_abstract.search:tea OR coffee',
    semanticscholar: 'Hypertension + (tea | coffee)',
    doaj: 'Hypertension AND ((bibjson.title:tea OR bibjson.abstract:tea) OR (bibjson.title:coffee OR bibjson.abstract:coffee))',
    clinicaltrials: '(AREA[ConditionMeshTerm]"Hypertension" OR AREA[InterventionMeshTerm]"Hypertension") AND ((AREA[OfficialTitle]tea OR AREA[BriefSummary]tea) OR (AREA[OfficialTitle]coffee OR AREA[BriefSummary]coffee))',
  }],
  ['TITLE-ABS-KEY(hip W/3 fracture) AND PUBYEAR > 2009', {
    openalex: 'title_and_abstract.search:hip AND fracture,from_publication_date:2010-01-01',
    crossref: 'hip fracture & from-pub-date:2010-01-01',
    semanticscholar: '"hip fracture"~3 & 2010-',
  }],
  ['vaccin* AND tuberculosis', {
    openalex: 'tuberculosis', crossref: 'vaccin tuberculosis', arxiv: 'all:tuberculosis',
    semanticscholar: 'vaccin* + tuberculosis', doaj: 'tuberculosis', clinicaltrials: 'tuberculosis',
  }],
  ['tea NOT rats', { semanticscholar: 'tea -rats', doaj: 'tea NOT rats', clinicaltrials: 'tea NOT rats', pubmed: 'tea NOT rats' }],
  ['10.1056/nejmoa1504720 pmid:26378978', {
    pubmed: '"10.1056/nejmoa1504720"[doi] OR 26378978[pmid]', doaj: 'doi:"10.1056/nejmoa1504720"',
    semanticscholar: undefined, clinicaltrials: undefined,
  }],
] // prettier-ignore

test.each(others)('%s, in the words of the other sources', (query, expected) => {
  const found = Object.fromEntries(
    Object.keys(expected).map((source) => [source, asked(source as ExternalSource, query)]),
  )
  expect(found).toEqual(expected)
})

describe('what differs is said before the search runs', () => {
  const notes = (source: ExternalSource, query: string) => queryForSource(source, query)?.notes.join(' ')
  test.each<[ExternalSource, string, RegExp]>([
    ['openalex', 'vaccin* AND tuberculosis', /Left out, because it cannot be asked there: “vaccin\*”/],
    ['europepmc', '"Heart Failure"[Mesh]', /without narrower terms: the index term “Heart Failure”/],
    ['openalex', '"Heart Failure"[Mesh]', /Asked as words, without narrower terms/],
    ['doaj', 'hip NEAR/3 fracture', /Asked as AND, because nearness cannot be asked there/],
    ['pubmed', 'TITLE(hip PRE/2 fracture)', /Asked in any order/],
    ['arxiv', 'tea[pt]', /Asked anywhere, because there is no such field: “type:tea”/],
    ['crossref', '"green tea"[ti]', /operators and phrases do not narrow its answer/],
    ['pubmed', 'tea[tiab] AND english[la]', /Not read: “english\[la\]”: it is a limit of the database/],
    ['pubmed', '1. exp Tea/\n2. limit 1 to english language', /Not read: “limit 1 to english language”/],
    ['pubmed', "'tea'/exp AND [english]/lim", /Not read: “\[english\]\/lim”: it is a limit of the database/],
    ['pubmed', 'exp Hypertension/dt', /Not read: “\/dt”: a subheading/],
    ['pubmed', '1. exp Tea/\n2. 1 and 7', /Not read: “line 7”/],
  ])('%s: %s', (source, query, words) => {
    expect(notes(source, query)).toMatch(words)
  })

  test('a string that says nothing special is read as before', () => {
    for (const plain of [
      'does tea help sleep',
      '(tea OR coffee) AND sleep',
      'title:tea',
      'and/or',
      'a/b testing',
      'it’s 1 or 2',
    ]) {
      expect(readSearchString(plain), plain).toBeUndefined()
    }
  })
})

test('any text is read, at once, and nothing of a well-formed string is lost', () => {
  const pieces = ['tea', 'exp Tea/', '(', ')', '[tiab]', '"green tea"', ' AND ', ' or ', ' adj3 ', '.ti,ab.', "'x'/exp", 'TITLE(', '*', '\n1. ', ' #2 ', ':ti', '[2010-2020]/py'] // prettier-ignore
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      for (const source of externalSources) queryForSource(source, parts.join(''))
    }),
    { numRuns: 300 },
  )
  const word = fc.stringMatching(/^[b-z]{4,9}$/).filter((each) => !/^(?:near|next|limit|title|mesh)/.test(each))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const found = asked('pubmed', words.map((each) => `${each}[tiab]`).join(' OR ')) ?? ''
      for (const each of words) expect(found).toContain(`${each}[tiab]`)
    }),
  )
  const start = performance.now()
  queryForSource('pubmed', `${'('.repeat(900)}tea[tiab]${' OR tea'.repeat(900)}`)
  expect(performance.now() - start).toBeLessThan(2000)
})

/** What PubMed is asked for a string with words beside it, and what of it must be named. */
test.each<[string, string, readonly string[]]>([
  ['Search 2 (12 May 2020; 88 results)\ntea[tiab] AND sleep[tiab]', 'tea[tiab] AND sleep[tiab]', ['Search 2 (12 May 2020; 88 results)']],
  ['tea[tiab] AND sleep[tiab]\nNo limits of language were set.', 'tea[tiab] AND sleep[tiab]', ['No limits of language were set.']],
  ['2,104 document results\nTITLE(tea W/2 sleep)\nExported in May 2021.', '"tea sleep"[ti:~2]', ['2,104 document results', 'Exported in May 2021.']],
  ['Web of Science (Core), run on 3 May 2020: TS=(tea) AND TI=(sleep)', 'tea[tw] AND sleep[ti]', ['Web of Science (Core), run on 3 May 2020:']],
  ['LILACS/BVS\ttw:(("té" OR "sueño"))', '"té"[tw] OR "sueño"[tw]', ['LILACS/BVS']],
  ['We used this string in the library: ("tea"[mh] OR tea[ti])', '"tea"[mh] OR tea[ti]', ['We used this string in the library:']],
  ['Gesucht wurde mit `allintitle: tea (sleep OR "deep rest")`. Das ergab 64 Treffer.', 'tea[ti] AND (sleep[ti] OR ("deep rest"[ti]))', ['Gesucht wurde mit', '. Das ergab 64 Treffer.']],
  ['Population: tea[tiab]\nAND\nOutcome: (sleep[tiab])', 'tea[tiab] AND sleep[tiab]', ['Population:', 'Outcome:']],
  ['Title, abstract, keywords: (tea OR "green tea") AND sleep; years: 2010–2020; language: English.', '((tea[tw] OR ("green tea"[tw])) AND sleep[tw]) AND 2010:2020[dp]', ['language: English.']],
  ['Title Abstract Keyword: tea AND sleep*', 'tea[tw] AND sleep*[tw]', []],
  ['# 3\t1,204\t#2 NOT #1\n# 2\t2,310\tTI=(tea)\n# 1\t64,020\tTS=(rat$)', `tea[ti] NOT (${['', ...'abcdefghijklmnopqrstuvwxyz'.split('')].map((letter) => `rat${letter}[tw]`).join(' OR ')})`, []],
  ['#1 (tea* or coffee*)\n#2 sleep[tiab]\n#3 #1 and #2', '(tea* OR coffee*) AND sleep[tiab]', []],
  ['1. 5 fluorouracil.mp.\n2. exp Sleep/\n3. or/1‐2', '("5 fluorouracil"[tw]) OR "Sleep"[mh]', []],
  ['1. tea.ti.\n2. ("2019" or "2020").(sa_year).\n3. 1 and 2', 'tea[ti] AND (2019:2019[dp] OR 2020:2020[dp])', []],
  ['ti(tea) OR ab(coffee) NOT ti(rats)', '(tea[ti] OR coffee[ab]) NOT rats[ti]', []],
  ['TITLE ( tea ) AND NOT INDEX ( medline ) AND pubyear aft 2010', 'tea[ti] AND 2011:3000[dp]', ['INDEX ( medline )']],
  ['noft(tea) AND bdl(1006)', 'tea', ['bdl(1006)']],
  ['Condition or disease: tea OR coffee\nOther terms: NOT rats\nStatus: Completed', '(tea OR coffee) NOT rats', ['Condition or disease', 'Other terms', 'Status: Completed']],
  ['PubMed\ntea[ti] AND sleep[ti]\n\nEmbase\ntea:ti AND sleep:ti', 'tea[ti] AND sleep[ti]', ['Embase tea:ti AND sleep:ti']],
  ['tea in Title Abstract Keyword AND (sleep) in Title Abstract Keyword', 'tea[tw] AND sleep[tw]', []],
  ['SU(tea) AND TI,AB,SU(sleep*) AND stype.exact("Journals")', '"tea"[mh:noexp] AND sleep*[tw]', ['stype.exact("Journals")']],
  ['1 exp Tea/ use ppez\n2 sleep.ti.\n3 1 and 2\n4 3 use ppez,emez', '"Tea"[mh] AND sleep[ti]', ['use ppez', 'use ppez,emez']],
  ['1 tea {Including Related Terms}\n2 limit 1 to yr="2010"', 'tea AND 2010:2010[dp]', ['{Including Related Terms}']],
  ['tea AND (sleep OR rest) AND LA "English"', 'tea AND (sleep OR rest)', ['LA "English"']],
  ['#1(tea OR coffee)(tiab)\n#2(sleep*)(ti)\n#3#1 AND #2', '(tea[tiab] OR coffee[tiab]) AND sleep*[ti]', ['(tiab)', '(ti)']],
  ['1 / tea[ti] OR coffee[ti] / 1,200\n2 / sleep[ti] / 88\n3 / #1 AND #2 / 4', '(tea[ti] OR coffee[ti]) AND sleep[ti]', []],
  ['APPENDIX A: MEDLINE 1. tea$.ti. 2. exp Sleep/ 3. 1 and 2', 'tea*[ti] AND "Sleep"[mh]', ['APPENDIX A: MEDLINE']],
  ['1. (tea adj3 qual-\nity).ti.\n2. diﬃcult$.ti.\n3. or/1-2', '("tea quality"[ti:~2]) OR difficult*[ti]', ['qual- ity']],
  ['#1 MeSH descriptor Back Pain explode all trees\n#2 Any MeSH descriptor with qualifier: SU\n#3 tea*:ti\n#4 (#1 OR #2) AND #3', '("Back Pain"[mh]) AND tea*[ti]', ['Any MeSH descriptor with qualifier: SU']],
  ['### IEEE Xplore:\n("Abstract":tea OR "Abstract":coffee)\n**Results:** 41', 'tea[ab] OR coffee[ab]', ['### IEEE Xplore:', '**Results:** 41']],
  ['S4\tS1 AND S2\tView Results (12)\nS2\tTI sleep\tView Results (9)\nS1\tTI tea\tView Results (8)', 'tea[ti] AND sleep[ti]', ['View Results (12)']],
  ['TI tea AND SU educator#', `tea[ti] AND (${['', ...'abcdefghijklmnopqrstuvwxyz'.split('')].map((letter) => `educator${letter}[ot]`).join(' OR ')})`, []],
])('what stands beside a search, or names a field of its platform, is named: %s', (query, line, parts) => {
  const found = queryForSource('pubmed', query)
  expect(found?.parameters['term']).toBe(line)
  for (const part of parts) expect(isNamed(found?.notes ?? [], part), part).toBe(true)
}) // prettier-ignore

test.each([
  ["'tea'/exp AND sleep:ti", 'Index terms of Emtree'],
  ['(MH "Tea+") AND TI sleep', 'the thesaurus of the database at EBSCO'],
  ['1. exp green tea/\n2. sleep.ti.\n3. 1 and 2', 'Index terms of Emtree or another thesaurus, it seems'],
  ['tea[tiab] AND title AND sleep[ti]', 'since no field was read for it: “title”'],
  ['asthma* & tea', 'Not read: “&”'],
  [
    'intitle:tea OR intitle:coffee sleep',
    'OR stands beside words without brackets: it was read first, as engines of the web do',
  ],
  ['In May we looked at the library for (tea* OR coffee) AND sleep', 'No operator stands between these words'],
])('%s: said is “%s”', (query, said) => {
  expect(notesOnString(query).join('\n')).toContain(said)
})

test('where nothing of a string can be asked, what was not read is said all the same', () => {
  const query = '#1 AND #2'
  expect(queryForSource('pubmed', query)).toBeUndefined()
  expect(notesOnString(query).join('\n')).toContain('Not read: “line 1”')
})
