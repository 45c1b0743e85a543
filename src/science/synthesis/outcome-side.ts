const bad =
  /\b(?:deaths?|died|mortality|fatal\w*|pain\w*|\w*aches?|migraine\w*|adverse|complications?|side[ -]effects?|toxicit\w+|infections?|arrhythmi\w*|disease|illness|sick\w*|symptoms?|severity|depress\w+|anxiety|stress|distress|fatigue|nausea|vomiting|bleed\w*|haemorrhage|hemorrhage|stroke|infarct\w*|fractures?|falls?|injur\w+|self-?harm|suicid\w*|relapse|recurren\w+|failure|hospitali[sz]\w*|readmission|admissions?|cholesterol|LDL\S*|triglycerides?|blood pressure|hypertension|weight (?:gain|loss)?|BMI|body mass|fat mass|waist|glucose|HbA1c|insulin resistance|hyperglyc\w*|hypoglyc\w*|smoking|drinking|crav\w+|disabilit\w*|impairment|dyspn\w+|cough|wheez\w*|exacerbation\w*|tubercul\w*|cancer|tumou?r|progression|inflammation|CRP|swelling|oedema|edema|itch\w*|lesions?|ulcers?|insomnia|latency|delay|errors?|costs?|loss|dropout|withdrawals?|burden|problems?|bother|discomfort|incontinence|caries|plaque|gingiv\w*|malaria|diarrh\w*|anaemia|anemia|stunting|wasting|opioid (?:use|consumption)|analgesi\w+ (?:use|consumption|requirement))\b/i
const good =
  /\b(?:survival|range of motion|ROM|quality of life|QoL|well-?being|function\w*|recovery|remission|response|responders?|success|cure\w*|healing|healed|adherence|compliance|satisfaction|knowledge|learning|skills?|performance|fitness|strength|capacity|FEV1|sleep (?:quality|efficiency|duration)|abstinence|cessation|vaccination|uptake|attendance|completion|retention|breastfeeding|birth ?weight|HDL\S*|activity|mobility|walking|memory|cognition|cognitive|concentration|vitality|immunity|antibod\w+|seroconversion|achievement|attainment|literacy|quit\w*|employment|earnings|wages|biodiversity|yields?|accuracy|pregnanc\w+|live birth|engagement|self-efficacy|confidence|resilience|mood|free (?:survival|days))\b/i

/** "Relief of pain", "free of relapse": what is good about something bad. */
const free =
  /\b(?:survival|free|remission|recovery|relief|response|management|control|coping|cessation|abstinence|quit\w*)\b/i

/**
 * Whether more of an outcome is good or bad for those who have it, from its words; `undefined` where nothing says it.
 * "Loss of function" is bad, "quality of life" good; of several the first decides.
 */
export function outcomeSide(outcome: string): 'good' | 'bad' | undefined {
  const harm = bad.test(outcome)
  const benefit = good.test(outcome)
  if (harm && benefit) return free.test(outcome) || outcome.search(good) < outcome.search(bad) ? 'good' : 'bad'
  if (harm) return free.test(outcome) ? 'good' : 'bad'
  return benefit ? 'good' : undefined
}
