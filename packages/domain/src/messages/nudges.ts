import { truncateChars } from '../text/characters.ts';
import * as limits from '../limits/index.ts';
import { withoutInvisible } from '../text/visibleText.ts';
import { type NudgeKind, nudgeKinds, type NudgeRule } from './nudgeKinds.ts';
import { spanishRules } from './spanishNudges.ts';

/* Detects scam messages by their words. It only ever warns: a matching message may still be honest. It reads
   English and Spanish, whatever the language of the page, on the reader's or writer's device; nothing is sent
   anywhere. */

// Gaps between words are bounded, so that matching takes linear time.
const payment = String.raw`(?:pay(?:ing|s|ment|ments)?|deposit|money|funds|zelle|venmo|cash ?app|paypal|transfer|half|full amount)`;
const phone = String.raw`\+?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)`;
const mail = String.raw`[\w.+-]{1,40} ?(?:@|\(at\)| at ) ?[\w-]{1,40} ?(?:\.|\(dot\)| dot ) ?(?:com|net|org|io|co)\b`;
const words = (source: string): RegExp => new RegExp(source, 'u');

const rules: Readonly<Record<NudgeKind, NudgeRule>> = {
  code: {
    ignore:
      /\b(?:gate|door|zip|lock ?box|bar|qr|dress|building|colou?r|paint|error|trouble|model|part|promo|discount|coupon|product|postal|area|country|keypad|entry|garage|buzzer|date)[ -]?codes?\b|\bcodes? (?:to|for|on|of) (?:the|your|my) (?:gate|door|building|lock|lockbox|garage|house|paint|tires?)\b/gu,
    always: [
      /\b(?:verification|confirmation|security|authentication|authorization|google|whatsapp|login|access|(?:\d|four|six)[ -]?digit) (?:voice )?(?:pass)?(?:code|pin|number)s?\b/u,
      /\b(?:one[- ]time (?:pass)?(?:code|word|pin)|otp)\b/u,
      /\b(?:send|text|tell|give|read|share|forward|say|reply with|need|what is|what's)\b.{0,30}\b(?:code|pin|digits)\b/u,
      /\b(?:code|pin|digits)\b.{0,40}\b(?:sent|texted|came|got|get|received?|arrived?)\b/u,
      /\b(?:send|sent|text|texted|texting)\b.{0,20}\ba (?:\w+ )?code\b/u,
      /\b(?:what|which) code\b.{0,15}\byou\b/u,
      /\b(?:numbers?|digits)\b.{0,25}\b(?:by|in|via|over|from) (?:a |the |your )?(?:text|sms)\b|\b(?:6|six) (?:digits|numbers)\b/u,
    ],
  },
  giftCard: {
    ignore: /\bgift[ -]?cards? (?:rack|holder|box|stand|display|tree|envelope|case|spinner)s?\b/gu,
    always: [
      /\b(?:apple|itunes|steam|google play|amazon|target|vanilla|walmart|sephora|razer|ebay|visa|best buy) (?:gift )?cards?\b.{0,60}\b(?:code|codes|numbers?|back|picture|photo|scratch|send|pay)\b/u,
      /\b(?:pay|paid|payment|send|buy|accept|take|use|purchase|scratch|want|get me|pick up)\b.{0,40}\b(?:gift[ -]?cards?|(?:itunes|steam|google play|apple|vanilla|razer)(?: gift)? cards?|prepaid (?:debit )?cards?)/u,
      /\bgift[ -]?cards?\b.{0,40}\b(?:instead|as payment|worth|for it|okay|ok|fine|codes?)\b/u,
      /\b(?:moneypak|green ?dot|reloadit|prepaid visa)\b/u,
    ],
  },
  check: {
    ignore:
      /\b(?:rain|sound|spell|background|gut)[ -]?checks?\b|\bcheck(?:ed|s)? (?:engine|list|mark|out|if|whether|that|with|on|in)\b|\bchecklist\b/gu,
    always: [
      /\b(?:cashier'?s?|certified|bank|business|company|personal|paper|electronic|e)[ -]?(?:check|cheque)s?\b/u,
      /\bmoney orders?\b/u,
      /\b(?:mail|mailed|send|sent|write|wrote|cut|issue|issued|deposit|cash|overnight|pay by|pay with|pay you by|via)\b.{0,30}\b(?:(?:a|the|my|by|your) (?:\w+ )?|via )(?:check|cheque)s?\b/u,
      /\b(?:check|cheque)\b.{0,40}\b(?:by fedex|by ups|cash it|deposit it|clears?)\b|\bwith (?:a|the|my) cheque\b/u,
      /\b(?:overpa(?:y|id|yment)|(?:return|refund|send back|send me back|wire back|keep)\b.{0,25}\b(?:difference|balance|excess|remainder|rest))\b/u,
      /\bextra\b.{0,30}\bfor (?:the|my|your) (?:movers?|shippers?|trouble|courier|driver)\b/u,
    ],
  },
  paymentLink: {
    always: [
      /\b(?:link|url|form|website|site|page|invoice|qr code)\b.{0,60}\b(?:pay|payment|receive|claim|funds|money|card|bank|checkout|deposit|courier|shipping|delivery|refund|accept)\b/u,
      /\b(?:pay|payment|receive|claim|funds|money|checkout|deposit|courier|shipping|refund)\b.{0,50}\b(?:link|url|website|form)\b/u,
      /\b(?:https?:\/\/|www\.)?[\w.-]{1,80}(?:pay|checkout|escrow|courier|parcel|delivery|invoice|claim)[\w.-]{0,40}\.(?:com|net|org|top|xyz|info|site|online|shop|co|io|me|link)\b/u,
      /\bhttps?:\/\/\S{0,120}(?:pay|checkout|escrow|courier|invoice|claim|order)/u,
      /\b(?:bit\.ly|tinyurl\.com|cutt\.ly|is\.gd|shorturl\.at)\//u,
      /\b(?:upgrade|business account)\b.{0,40}\b(?:zelle|venmo|cash ?app|paypal)\b|\b(?:zelle|venmo|cash ?app|paypal)\b.{0,40}\b(?:upgrade|business account)\b/u,
      /\b(?:click|tap|open|follow)\b.{0,15}\b(?:the|this|that|on) link\b(?! in the (?:listing|ad))/u,
      /\b(?:enter|send|give|fill in|type|confirm|need)\b.{0,25}\b(?:card (?:number|details|info)|bank (?:details|login|account|info)|account number|routing number|debit card|credit card|cvv)\b/u,
    ],
  },
  payFirst: {
    always: [
      /\b(?:western union|moneygram|bitcoin|btc|crypto|usdt|wire (?:transfer|me|the|it|half)|friends and family)\b/u,
      /\b(?:sight unseen|without (?:seeing|viewing|looking))\b/u,
      /\b(?:my|our|a|the) (?:mover|movers|agent|shipper|courier|shipping company|moving company)s?\b.{0,18}\b(?:pick|collect|come|get|pay|fee|handle)/u,
      /\b(?:deployed|overseas|offshore|out of (?:the )?(?:state|country))\b.{0,80}\b(?:pay|payment|agent|wire|shipp)/u,
      /\b(?:courier|insurance|customs)\b.{0,15}\bfees?\b|\bfees?\b.{0,20}\b(?:courier|driver|insurance|customs)\b/u,
      /\b(?:send|transfer|wire|zelle|venmo|cash ?app)\b.{0,20}\b(?:deposit|first payment)\b/u,
      /\b(?:shipping|courier|customs|delivery|insurance|holding|release|application) fees?\b.{0,40}\b(?:first|upfront|up front|before|advance|zelle|venmo|cash ?app|paypal|refund)/u,
    ],
    mostly: [
      words(
        String.raw`\b${payment}\b.{0,60}\b(?:before|first|upfront|up front|in advance|ahead of time|right now|today|to hold|hold it|holds it|to reserve|to secure|secures|keys?|ship|mail|take (?:it|the ad) down|take down|off the market|so nobody)\b`,
      ),
      words(
        String.raw`\b(?:before (?:you|anyone|i) (?:can )?(?:see|come|view|look|show|meet|give|let)|in advance|up ?front)\b.{0,50}\b${payment}\b`,
      ),
      /\b(?:non-?refundable|refundable|security|small|holding) deposit\b.{0,60}\b(?:zelle|venmo|cash ?app|paypal|send|hold|secure|reserve|viewing|tour)/u,
      words(String.raw`\b(?:ship|mail) it\b.{0,50}\b(?:once|after|when|as soon as)\b.{0,30}\b${payment}\b`),
    ],
    unless:
      /\b(?:when|once|after|until)\b.{0,25}\b(?:pick|picked|pickup|see|seen|meet|met|look|looked|there|in person|arrive|try|tried)|\b(?:see|look|inspect|test|try|view)\b.{0,40}\b(?:before|first)\b.{0,40}\b(?:pay|buy|deposit|money|decid)|\bat (?:pick ?up|the door)\b|\bcash in hand\b/u,
  },
  elsewhere: {
    ignore: /\b(?:turn|wifi|wi-fi|cell|tv|radio|traffic|train|phone) signals?\b|\bwhatsapp stickers?\b/gu,
    always: [
      /\bw+h?ats? ?'?s?[ -]?app?\b|\bw h a t s a p p\b|\b(?:tele?gra?m|wechat|viber|snapchat|hangouts|google chat|kik)\b/u,
      /\b(?:on|via|over|through|my|use|to|download) (?:signal|messenger|facebook|instagram|insta|skype|discord|line app)\b|\bsignal app\b/u,
      words(String.raw`\b(?:text|call|reach|contact|message|hit|email|write|whatsapp|sms)\b.{0,40}${phone}`),
      words(String.raw`${phone}.{0,30}\b(?:text|call|sms|instead)\b`),
      words(String.raw`\b(?:email|write|contact|reach|reply|send|gmail|mail)\b.{0,40}${mail}`),
      /\b(?:text|email|message|call|contact)\b.{0,25}\b(?:instead|directly|outside|off (?:here|this|the app))\b/u,
      /\b(?:continue|talk|chat|move|finish|deal|reach me)\b.{0,20}\b(?:off (?:here|this|the)|outside|by text|over text|elsewhere|by email|another app)\b/u,
      /\b(?:give|send|share|what is|what's|drop|leave|need)\b.{0,20}\b(?:your|ur) (?:\w+ )?(?:cell|phone|number|email)\b/u,
    ],
  },
};

/** Normalizes spellings that look or sound the same. */
const plain = (text: string): string =>
  withoutInvisible(truncateChars(truncateChars(text, limits.messageMax).normalize('NFKC'), limits.messageMax))
    .toLowerCase()
    .replace(/[\u2018\u2019\u02BC]/gu, "'")
    .replace(/\s+/gu, ' ');

function tells({ ignore, always, mostly = [], unless }: NudgeRule, text: string): boolean {
  const read = ignore === undefined ? text : text.replace(ignore, ' ');
  if (always.some((rule) => rule.test(read))) return true;
  return mostly.some((rule) => rule.test(read)) && unless?.test(read) !== true;
}

/** Spanish as typed by many: without accents. */
const withoutAccents = (text: string): string =>
  truncateChars(text.normalize('NFD').replace(/\p{M}+/gu, ''), limits.messageMax);

/** The most severe safety tip for a message; undefined for most messages. */
export function nudgeIn(text: string): NudgeKind | undefined {
  const read = plain(text);
  const unaccented = withoutAccents(read);
  return nudgeKinds.find((kind) => tells(rules[kind], read) || tells(spanishRules[kind], unaccented));
}
