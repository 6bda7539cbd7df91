import { namesClosing } from './closing';
import { titleLetters } from './title-letters';

/** Whole titles are compared, never words in them: "Loan" is part of many titles that are no concern of a lender. */
const WHOSE = '(?:the|buyers?|purchasers?|borrowers?|new|existing|initial|final|first|second|conditional|firm|written)';
const STEP =
  '(?:deadlinefor|deadlineto|deadlineof|dateof|datefor|applyfor|obtain|secure|(?:delivery|receipt|evidence|proof|notice|removal|waiver|satisfaction|approval|end|expiration)of)';
const LOAN =
  '(?:(?:fha|va|usda|conventional|mortgage|home|purchasemoney)?loans?|mortgage|(?:sellerorprivate|sellerorowner|seller|owner|private|thirdparty|buyer|mortgage)?financ(?:ing|e)|underwriting)';
const LOAN_STEP =
  '(?:and|or|application|terms|conditions?|availability|commitment|letter|approval|denial|disapproval|documents?|estimate|contingency|transfer|assumption|processing|underwriting|locked|lock|funding|prequalification|preapproval)';
const CREDIT =
  '(?:(?:disapprovalof)?(?:buyers?|purchasers?|borrowers?)?credit(?:information|application|approval|report)|preapprovalletter|prequalificationletter|lenders?(?:approval|commitment|commitmentletter|letter))';
const APPRAISAL =
  '(?:(?:fha|va|usda|lenders?|property|independent|second|low)?appraisal|appraised(?:value|propertyvalue)|noticeofvalue|reconsiderationofvalue)';
const APPRAISAL_STEP =
  '(?:and|or|inspection|ordered|received|completed|completion|report|review|gap|value|contingency)';
const INSURANCE =
  '(?:(?:property|homeowners?|home|hazard|flood|fire|windstorm|wind|mortgage|privatemortgage|casualty)insurance|insurance)';
const INSURANCE_STEP =
  '(?:and|or|application|availability|binder|bound|commitment|coverage|contingency|eligibility|policy|quotes?|review)';
const LENDERS_OWN =
  '(?:cleartoclose|ctc|intenttoproceed|(?:interest)?ratelock(?:ed|in)?|lockin|(?:interestrate|rate|loan)lock|lock(?=expir|extension|period)|' +
  '(?:(?:three|3)?day)?closingdisclosure(?:cd)?(?:sent|mailed|due|delivery|delivered|receipt|received|acknowledged|acknowledgment|signed)*|' +
  '(?:loan)?funding|disbursementof(?:the)?loan|loandisbursement)';
const ENDING =
  '(?:deadline|date|day|by|due|period|ends?|expiration|expires?|expired|extension|contingency|termination|objection|resolution|removal|waiver|ifany|ifapplicable)';

const ROW = new RegExp(
  `^(?:${WHOSE}|${STEP})*(?:${LOAN}${LOAN_STEP}*|${CREDIT}|${APPRAISAL}${APPRAISAL_STEP}*|${INSURANCE}${INSURANCE_STEP}*|${LENDERS_OWN})${ENDING}*$`,
);

/** True if a title is recognized as a form's row on the loan, the appraisal, the property's insurance or the closing. */
export function isRowForLenders(title: string): boolean {
  return ROW.test(titleLetters(title)) || namesClosing(title);
}
