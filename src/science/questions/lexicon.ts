/**
 * A small lexicon of plain English: what part of speech a word of a question may be. The closed classes are whole; of verbs,
 * adjectives and nouns those are here by which questions ask, and which name nothing that a paper could be about. A word that
 * is none of these is taken for a noun. Written by hand after the word classes of Quirk et al., A Comprehensive Grammar of the
 * English Language (1985); forms of verbs are made by rule, those of irregular ones are listed.
 */

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Auxiliaries behind which a question has its verb: "does BCG prevent", "can tea help". */
export const helpers = words('do does did can could will would shall should may might must')
const auxiliaries = words(
  `doing done ought cannot am is are was were be been being have has had having dont doesnt didnt isnt arent wasnt werent cant wont havent hasnt hadnt wouldnt couldnt shouldnt aint`,
)
/** What stands behind a verb and changes it: "slow down", "speed up", "passed on". */
export const particles = words('up down off out away back on over through along apart aside together around forth')
const prepositions = words(
  `about above across after against along alongside amid among amongst around as at before behind below beneath beside besides between
   beyond by concerning despite during except for from in inside into like near of on onto opposite outside over past per regarding
   since than through throughout till to toward towards under underneath unlike until unto upon versus via vs with within without`,
)
const pronouns = words(
  `i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers herself it its itself they them
   their theirs themselves one ones oneself someone somebody something anyone anybody anything everyone everybody everything nobody
   nothing none who whom whose which what whoever whatever that this these those there here such`,
)
/** "The", "any", "each" and what else opens a noun phrase. */
export const determiners = words(
  'the a an this that these those my your his her its our their another each every either neither any some no',
)
const quantifiers = words(
  'all any both each either enough every few fewer fewest less least little lots many more most much neither no none plenty several some half twice once',
)
const conjunctions = words('and or nor but so yet if unless although though because while whereas whether plus')
const asking = words('how why when where what which who whom whose')
/** How much, how often, how sure: "more", "even", "really", "then". */
const degrees = words(
  `very too quite rather almost nearly just only even still also already again ever never always often sometimes usually really actually
   then now soon sooner later earlier yet not else instead otherwise maybe perhaps well better best worse worst likely unlikely further
   same other others own ago please exactly`,
)

/** Verbs that are no nouns of papers: no form of them that is a verb names a thing. */
const pureVerbs = words(
  `accelerate accept achieve act add adhere adopt affect agree allay alleviate allow alter appear apply arise arrive ask assume attain
   attend avert avoid become begin behave believe belong boost bring build buy carry catch cause cease choose combine come comply
   conclude consider consist contain continue contribute convince cope create cure curb cut decide decrease deem define delay depend
   derive deserve destroy deter determine develop die differ diminish disappear discourage discover ease elicit eliminate emerge enable
   encourage endure enhance enjoy enrol ensure enter establish evoke exceed exclude exhibit exist expect explain extend facilitate fail
   feel find follow forget foster gather get give go grow halve happen harm hear help hinder hold identify ignore imitate immobilise
   immobilize impair imply improve include increase incur indicate influence inform inhibit introduce involve keep know lack lead
   lengthen let link look lose lower maintain make manage mean meet mend minimise minimize mitigate modify motivate need neglect obey
   obtain occur offer outperform overcome participate perform permit persist persuade possess predict prefer prepare prescribe preserve
   prevail prevent produce prolong promote prompt protect prove provide provoke put quit raise react realise realize receive
   recognise recognize recommend recover reduce refuse regain relate relieve rely remain remember remind render replace require resist
   resolve respond restore retain reveal save say see seek seem sell send shorten show shrink sit slow solve speak strengthen
   succeed suffer suggest suppose suppress survive sustain take talk tell tend think threaten thrive tolerate treat trigger
   undergo understand undertake vary want warn weaken wear win wish work worsen write change react link exist remove abolish regard`,
)
/** Verbs of plain questions that are nouns too: they end a name only where the verb of the question stands. */
export const nounVerbs = words(
  `age aid answer beat benefit blame blur bump burn change chase cost damage dent drink drive drop eat empty end exercise experience face fade
   fall fight finish fuel gain guard halt heal help hurt impact jump learn leave lift limit live match matter measure miss mirror
   move need order outlast pace pass pay play pull punish push rank rate reach recall read report rescue rest result return reward rise
   run score shape share shield shift signal sink sleep smoke sort spare spark spend spread stand start stay stop study support surprise
   sway swap switch tackle test touch trace track trade train transfer travel trust turn twist use visit vote wait walk watch`,
)
const irregular: Readonly<Record<string, string>> = {
  become: 'became', begin: 'began begun', bring: 'brought', build: 'built', buy: 'bought', catch: 'caught', choose: 'chose chosen',
  come: 'came', cut: 'cut', do: 'did done', eat: 'ate eaten', feel: 'felt', find: 'found', forget: 'forgot forgotten', get: 'got gotten',
  give: 'gave given', go: 'went gone', grow: 'grew grown', hear: 'heard', hold: 'held', keep: 'kept', know: 'knew known', lead: 'led',
  let: 'let', lose: 'lost', make: 'made', mean: 'meant', meet: 'met', overcome: 'overcame', put: 'put', quit: 'quit', say: 'said',
  see: 'saw seen', seek: 'sought', sell: 'sold', send: 'sent', show: 'shown', shrink: 'shrank shrunk', sit: 'sat', speak: 'spoke spoken',
  take: 'took taken', tell: 'told', think: 'thought', undergo: 'underwent undergone', understand: 'understood',
  undertake: 'undertook undertaken', wear: 'wore worn', win: 'won', write: 'wrote written', die: 'died', prove: 'proven',
} // prettier-ignore

/** Adjectives and adverbs by which a question judges or compares, and what is asked for as a thing of no kind of its own. */
const judging = words(
  `good bad safe unsafe effective ineffective harmful useful useless possible true real really likely able worth fast faster slow slower
   quick quicker hard harder easy easier higher lower greater smaller larger longer shorter fewer worse better sooner rid alone due
   safer cheaper stronger weaker bigger deeper wider milder healthier happier sicker warmer colder thinner thicker richer poorer
   alive ill young old`,
)
const idleNouns = words(
  `way ways thing things kind kinds type types sort sorts part place amount number numbers share shares percentage percentages proportion
   proportions length duration term concept point reason reasons fact lot evidence paper papers list uk usa side effect day days
   repeatedly approximately everywhere anywhere worldwide nowadays yourself themselves someone
   stuff bit yes yeah pls plz please thanks thx ok okay etc yr yrs lol btw hi hello guys im ive id youre theyre thats whats theres hows whos`,
)

/** What is measured of a thing, by a number: "What GLUE score did BERT reach". */
export const measures = words(
  `accuracy error errors score scores rate rates dose doses dosage efficacy age size number temperature weight height length duration
   distance speed frequency prevalence incidence share proportion percentage ratio risk concentration level levels sensitivity
   specificity precision recall coefficient kappa auc f1 bleu perplexity loss mortality reliability cost price income score gain speedup
   improvement reduction increase decrease range amount threshold pressure volume interval`,
)

/** People as questions name them: for whom something is done, and never its outcome. */
export const people = words(
  `patients patient people persons person adults adult children child infants infant newborns newborn neonates babies toddlers women woman
   men man girls boys adolescents adolescent teenagers youth youths students student pupils pupil teachers workers employees nurses
   doctors physicians athletes soldiers veterans prisoners smokers drinkers drivers mothers fathers parents families family relatives
   caregivers carers spouses couples survivors participants individuals persons subjects volunteers outpatients inpatients elderly seniors
   older young younger pregnant hospitalised hospitalized healthy those mice rats animals humans residents immigrants refugees`,
)

/** Adjectives that limit an outcome: less of the severe kind is not less of all. */
const limiting = words(
  `severe serious mild moderate major minor critical fatal nonfatal non-fatal lethal sudden recurrent symptomatic asymptomatic invasive
   disabling advanced haemorrhagic hemorrhagic ischaemic ischemic cardiovascular cardiac hospital-acquired nosocomial postoperative
   neonatal maternal perinatal unplanned life-threatening`,
)
/** Whether a word limits the thing behind it to a kind of it. */
export const isLimiting = (word: string): boolean => limiting.has(word.toLowerCase())

/** Verbs whose form in -ing names nothing by itself: "taking aspirin", where "training" and "fasting" are things. */
const goingOn = words(
  `adding being causing combining cutting doing drinking eating gaining getting giving going having hearing increasing keeping leading
   looking losing lowering making preventing putting quitting raising receiving reducing improving saving skipping stopping taking
   using wearing becoming`,
)

/** The last letter is doubled before an ending: "cutting", "permitted". */
const doubles = /^(?:[^aeiou]*[aeiou][bdgmnprt]|permit|prefer|occur|incur|deter|enrol)$/

/** Third person and past of a verb, the past as it is listed where it is irregular. */
function endingsOf(base: string): { third: string; past: string[] } {
  const stem = /[^aeiou]y$/.test(base)
    ? `${base.slice(0, -1)}i`
    : doubles.test(base)
      ? `${base}${base.at(-1) ?? ''}`
      : base
  const third =
    stem.endsWith('i') && stem !== base
      ? `${stem}es`
      : /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base)
        ? `${base}es`
        : `${base}s`
  return { third, past: irregular[base]?.split(' ') ?? [stem.endsWith('e') ? `${stem}d` : `${stem}ed`] }
}

const pureForms = new Set([...pureVerbs].flatMap((base) => [base, endingsOf(base).third, ...endingsOf(base).past]))
const pastForms = new Set(
  [...pureVerbs, ...nounVerbs]
    .flatMap((base) => endingsOf(base).past)
    .filter((past) => !pureVerbs.has(past) && !nounVerbs.has(past)),
)
/** Past forms of verbs that no question here is asked by, and that stand before a thing: "broken ribs". */
const done = words(
  'broken torn frozen swollen bitten beaten stolen hidden shaken fallen sunken worn shorn driven drawn blown thrown grown born',
)
const closed = new Set([...helpers, ...auxiliaries, ...particles, ...prepositions, ...pronouns, ...determiners, ...quantifiers, ...conjunctions, ...asking]) // prettier-ignore

/** A word of a closed class: an auxiliary, particle, preposition, pronoun, determiner, quantifier, conjunction or question word. */
export const isClosed = (word: string): boolean => closed.has(word)

/** A word that is a verb and nothing else, in a form that a question uses: "obey", "told", "takes". */
export const isPureVerb = (word: string): boolean => pureForms.has(word) || goingOn.has(word)

/** What may be the past form of a verb by its ending or by the list: "passed", "emptied". Whether it is, its place tells. */
export const mayBeParticiple = (word: string): boolean =>
  pastForms.has(word) || done.has(word) || /^[a-z]{2,}[^e]ed$/.test(word)

/** A word by which a thing is asked about, and which is never a part of what the thing is called. */
export const isIdle = (word: string): boolean =>
  isClosed(word) || isPureVerb(word) || degrees.has(word) || judging.has(word) || idleNouns.has(word)

/** A word that may stand beside a thing in a cut phrase and belongs to no name: "ChAdOx1 more", "lovastatin any". */
export const isLoose = (word: string): boolean =>
  quantifiers.has(word) || degrees.has(word) || particles.has(word) || pronouns.has(word)
