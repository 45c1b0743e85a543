/** `amount`: more or less of something. `quality`: better or worse. `link`: whether one thing has to do with another. */
export type Axis = 'amount' | 'quality' | 'link'
/** `degree` says how much of what stands beside it; `change` is a change that may itself be more or less. */
export type Role = 'degree' | 'change' | 'plain'
export const lexicon: readonly (readonly [Axis, 1 | -1, Role, RegExp])[] = [
  ['amount', 1, 'degree', /^(?:more|most|larger|largest|greater|greatest|bigger|stronger|strongest|faster|quicker|quickly|rapidly)$/],
  ['amount', -1, 'degree', /^(?:less|least|fewer|fewest|smaller|smallest|weaker|weakest|weak|slower|slowly|slow(?:ed|s|ing)?|half)$/],
  ['amount', 1, 'change', /^(?:rais(?:e|ed|es|ing)|increas\w*|rose|rises?|risen|rising|grew|grow[ns]?|growth|gain(?:ed|s)?|accelerat\w+|worsening|climb(?:ed|s|ing)?|soar(?:ed|s|ing)?|surg(?:ed|es|ing)|jump(?:ed|s)?|swell(?:ed|s|ing)?|expand(?:ed|s|ing)?|widen(?:ed|s|ing)?|broaden(?:ed|s|ing)?|escalat\w+|multipl(?:ied|ies))$/],
  ['amount', -1, 'change', /^(?:lower(?:ed|s|ing)|reduc\w+|decreas\w*|declin\w*|fell|fallen|drop(?:ped|s)?|diminish\w*|shr[aiu]nk\w*|decay\w*|shortening|narrow(?:ed|s|ing)|slip(?:ped|s)?|sank|sunk|sinks?|plummet\w*|plung(?:ed|es|ing)|dipped|dips|dwindl\w*|wan(?:ed|es|ing)|ebbed|trimmed|slash(?:ed|es)|curtail\w*)$/],
  ['amount', 1, 'plain', /^(?:higher|highest|elevat\w+|longer|longest|prolong\w*|lengthen\w*|extend(?:ed|s)|doubl\w+|tripl\w+|quadrupl\w+|frequent|frequently|often|common|commoner|commonly|likelier|likely|high|long|strong|strongly|twice|double|excess|positively|outnumber\w*|exceed\w*|outliv\w+|later|enhanc\w*|boost\w*|reinforc\w*|intensif\w*|amplif\w*|strengthen\w*|potentiat\w*|heighten\w*|augment\w*|higher-than\S*|widespread)$/],
  ['amount', -1, 'plain', /^(?:lower|lowest|halv(?:e|ed|es|ing)|short(?:er|est|en\w*)|rarer|rarest|rare|rarely|seldom|uncommon|infrequent\w*|unlikely|low|short|sooner|prevent\w*|attenuat\w+|suppress\w*|inhibit(?:ed|s|ing)?|inversely|negatively|earlier|scarcer|avert\w*|avoided|weaken(?:ed|s|ing)|dampen\w*|mut(?:ed|es|ing)|blunt(?:ed|s|ing)|imped\w+|curb\w*|lessen\w*)$/],
  ['quality', 1, 'plain', /^(?:improv\w+|better|best|superior\w*|benefi\w+|effective\w*|efficacious|protect\w*|favou?r\w*|success\w*|succeed\w*|good|help(?:ed|s|ful)|reliev\w+|relief|well|outperform\w*|eased?|alleviat\w+)$/],
  ['quality', -1, 'plain', /^(?:worse\w*|worst|inferior\w*|deteriorat\w+|harm\w*|unsuccess\w*|impair(?:ed|s|ing)?|aggravat\w+|underperform\w*|poorer|poorest|exacerbat(?:ed|es|ing))$/],
  ['link', 1, 'plain', /^(?:associat\w+|effects?|differ\w*|significan\w+|correlat\w+|relate[ds]?|relation\w*|link(?:ed|s)?|caus(?:ed|es|al|ing)|affect\w*|influenc\w*|predict\w*|chang\w*|depend\w*|modif\w+|alter\w*|persist\w*|replicat\w+|evidence)$/],
] // prettier-ignore
/** Plain forms, which mostly describe what was studied: a result only where they are said of something. */
export const describing =
  /^(?:good|high|low|long|short|strong|weak|common|rare|frequent|likely|unlikely|uncommon|widespread)$/
export const saying =
  /^(?:was|were|is|are|be|been|became|remained|had|has|have|showed|as|more|less|most|least|equally|half|twice|times|so|too)$/
export const speed = /^(?:faster|quicker|quickly|rapidly|slower|slowly)$/
export const adjective = /(?:ent|ant|ive|ous|al|ful|ic|able|ible|ary|ally|ently)$/
export const noun =
  /(?:ment|patient|student|event|adolescent|percent|agent|hospital|trial|signal|individual|animal|infant|participant|clinic|traffic)$/
/** Words of degree that go with an adjective: "more frequent", "less well". */
export const modifier = /^(?:more|most|less|least|fewer|half|twice|double)$/

const cues = new Set(
  'no not never without neither nor none nobody cannot nothing hardly fail fails failed failing lack lacked lacks unable absence excludes exclude non'.split(
    ' ',
  ),
)
export const isCue = (word: string) => cues.has(word) || /n['’]t$/.test(word)
/** Behind what they deny: "the association disappeared", "data are lacking". */
export const behind = /^(?:lacking|missing|absent|disappeared|vanished|abolished|unrestored|unproven)$/
export const unshown =
  /\b(?:was|were|is|are|be|been) not (?:yet |clearly )?(?:be )?(?:shown|seen|found|demonstrated|confirmed|established|proven|supported|evident|detected|observed)\b|\b(?:could|can) ?not be (?:shown|seen|found|demonstrated|confirmed|established)\b/
export const leaving =
  /\b(?:association|difference|effect|link|benefit|protection|advantage|correlation|gap|gain|improvement)s? (?:\S+ ){0,12}(?:was|were|is|are|had|has)? ?(?:then )?(?:gone|lost|vanished|disappeared|faded)\b/
/** Words that deny by themselves. */
export const nulls =
  /^(?:similar\w*|comparabl[ey]|equivalent|equal(?:ly)?|unchanged|stable|same|alike|ineffective\w*|non-?significan\w*|insignificant\w*|unaffected|unrelated|regardless|irrespective|non-?inferior\w*)$/
export const hedge =
  /^(?:may|might|could|suggest\w*|possib\w+|perhaps|seem(?:ed|s)?|apparent\w*|hint\w*|preliminary|potential\w*|presumabl[ey]|probabl[ey]|likely|tend(?:ed|s)?|tentativ\w*|compatible|plausibl[ey]|uncertain\w*|indicat\w+|conceivabl[ey]|certainty|believed?|thought|hypothes\w+|support\w*)$/
/** What stands between a denial and what is denied. */
export const empty = new Set(
  'a an the any of to in on for at by with be been was were is are did do does had has have clear clearly statistically significant significantly evidence important importantly clinically overall longer found seen shown it that there this these those they only alone more less and or but many further'.split(
    ' ',
  ),
)
/** Amounts and set phrases, in which such words say nothing of a result. */
export const phrases =
  /\b(?:not (?:quite|even|far from) (?=\d)|(?:no )?(?:more|less|fewer|greater|higher|lower|longer|older|younger) than (?=\d|one\b|two\b|three\b|half\b|ten\b)|not only|whether or not|(?:more|further) (?:research|studies|trials|evidence|data|work)|(?:upper|lower) (?:limbs?|back|leg|limit)|at (?:least|most)|(?:\w+ )?(?:weeks|months|days|years|hours) or (?:less|more)|high school|low(?:er)? (?:socioeconomic )?status|(?:low|high|moderate) certainty|(?:low|high) blood pressure|as well as|as soon as|common(?:ly)? (?:used|known)|later (?:life|trials|studies)|early|long-term|short-term|well[- ]tolerated|dose-response|much the|worsening heart failure|for worsening|(?:older|younger)(?= (?:adults?|people|patients|participants|women|men|children)))\b/gi
/** Set phrases for a direction or a denial, in words that are read one by one. */
export const said: readonly (readonly [RegExp, string])[] = [
  [/\b(?:push(?:ed|es)?|went|goes|drove|drives|moved) up\b/g, 'rose'],
  [/\b(?:push(?:ed|es)?|went|goes|drove|drives|moved|brought|brings|came) down\b/g, 'fell'],
  [/\bwe could (?!not\b)/g, 'we did '],
  [/\bcuts? (?=the|its|their|mortality|deaths?|risk)/g, 'reduced '],
  [/\bfall (?=in|of|by)/g, 'decrease '],
  [/\b(?:do|does|did) little\b/g, 'had no effect'],
  [/\blittle (?=effect|benefit|difference|impact|change)/g, 'no '],
  [/\bequally (?:good|effective|safe|common|frequent|often|many|much|large|high|low|likely|well)\b/g, 'similar'],
  [/\b(?:no|not any) longer\b/g, 'no'],
  [/\btoo \w+ to\b/g, 'not'],
  [/\bcompatible with [^.;]{2,60}/g, ' '],
  [/\bthe (?:best|worst|most|least|highest|lowest) (?=one|of|gap|possible|known|likely)/g, ' '],
  [/\brather than (?:(?:to|by|in|on|with|the|an?) ){0,2}\w+/g, ' '],
  [/\b(?:other|for longer) than\b/g, ' '],
  [/(?<!\b(?:half|twice|times|double) )\b(?:about |just |equally )?as (?:good|effective|safe|common|frequent|often|many|much|large|high|low|likely) as\b/g, 'similar to'],
  [/\babout as (?:many|much|often)\b/g, 'similar'],
  [/\bstayed as\b|\bstayed the same\b|\bremained (?:as|stable|constant)\b/g, 'unchanged'],
  [/\bhardly mattered\b|\bdid(?: not|n['’]t) matter\b|\bmade no difference\b/g, 'had no effect'],
  [/\bmattered\b/g, 'had effect'],
  [/\bno (?:worse|less effective|less well)\b|\bnot (?:worse|less effective)\b/g, 'similar'],
  [/\bno (?=treatment|intervention|vaccin|therap|supplement|exposure|feedback|model)/g, 'un'],
  [/\b(?:kept|remained|stood) (?=its|their|unchanged)/g, 'unchanged '],
  [/\bon (?:a )?par with\b/g, 'similar to'],
  [/\b(?:was|were|is|are|been|being) (not )?(?:\w+ly )?(?:maintained|sustained)\b/g, '$1persisted'],
  [/\b(is|was|are|were) independent of\b/g, '$1 not dependent on'],
  [/\bstrong(?:ly)? (?=associat|correlat|relat|link)/g, ''],
  // Of the cause and no result: "with each drop of 10 g/L".
  [/\b(?:each|every|per) (?:[\d.,]{1,8}[- ]?)?(?:[\p{L}/%]{1,12}[- ]){0,2}(?:decline|decrease|drop|fall|reduction|rise|increase|gain)\b/gu, 'each step'],
  [/\bfor every ([^,;.]{1,60}?) (?:fell|dropped|declined|rose|increased|decreased)(?=,)/g, 'for every $1'],
  // An interval that is clear of no effect denies nothing.
  [/\b(?:clear of|excludes|excluded) no (?:effect|difference)\b/g, ' '],
  [/\bcannot be inferred\b/g, 'uncertain'],
] // prettier-ignore
/** Behind a word of degree that says how much something changed, and names no thing of its own. */
export const ends = /^(?:|than|with|on|in|under|after|when|among|for|at|by|the|as|was|and|over|during)$/
export const measuring = /^(?:higher|lower|more|less|greater|smaller|larger|longer|shorter|increas(?:ed|ing)|high|low)$/
export const counted = /^(?:patients|participants|people|children|women|men|deaths|events|cases|of|than|in)$/
export const joining =
  /^(?:associated|linked|related|correlated|predicted|predicts|developed|had|showed|meant|led|went)$/
export const frequency = /^(?:frequent|common|commoner|rare|rarer|often|likely|likelier|uncommon|unlikely)$/
export const rated = /^(?:benefits?|protection|efficacy|effectiveness|harms?|improvements?)$/
export const verbOfQuality = /^(?:reliev|improv|worsen|deteriorat|help|protect|benefit)/
