import { brand, limits } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { link, list, mail, neverOffered, p, type ArticleSection } from '../../articles/index.ts';

export const words = { lead: 'The agreement between you and us, in words that are meant to be read.' };

/** The terms of service, in their 14 sections. */
export const termsSections: readonly ArticleSection[] = [
  {
    id: 'agreement',
    title: 'Agreement',
    blocks: [
      p(
        `These terms are an agreement between you and ${brand.name}. By opening an account, posting a listing or otherwise using ${brand.name}, you accept them. If you do not accept them, please do not use it.`,
      ),
      p(
        `You must be at least ${limits.minimumAge} years old, or have the consent of a parent or guardian who accepts these terms for you.`,
      ),
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    blocks: [
      p('You need an account to post, save or write to someone. When you open one:'),
      list(
        'give your real email address and keep it current, because that is how you recover your account;',
        'keep your password to yourself and do not use it elsewhere;',
        'do not open an account for someone else, or a second one after yours was closed;',
        'tell us at once when you think that someone else has used your account.',
      ),
      p('You are responsible for what is done with your account.'),
    ],
  },
  {
    id: 'listings',
    title: 'Listings',
    blocks: [
      p('A listing says what you offer, honestly. It must:'),
      list(
        'describe a thing, service, job, deal or event that you may offer and really have;',
        'name its faults, its true price and where it is;',
        'stand in the category it belongs to, once;',
        'show photos of the thing itself, which you may publish.',
      ),
      p(
        `${brand.name} is not a party to what buyers and sellers agree between themselves. We do not own, hold, inspect or deliver what is listed.`,
      ),
      p(
        'We may remove a listing that breaks these terms. Mark what is sold as sold, so that no one writes in vain.',
      ),
    ],
  },
  {
    id: 'prohibited-items',
    title: 'Prohibited items',
    blocks: [
      p('You may not list:'),
      list(...neverOffered),
      p(
        'What holds in each category is written in the ',
        link('rules', paths.rules.href()),
        '. If you see something forbidden, please ',
        link('report it', paths.report.href()),
        '.',
      ),
    ],
  },
  {
    id: 'conduct',
    title: 'Conduct',
    blocks: [
      p(`${brand.name} is a neighborhood. You agree not to:`),
      list(
        'deceive, threaten, harass or discriminate against anyone;',
        'send advertising or the same message to many people;',
        'collect other people’s details, or use them for anything but the listing they belong to;',
        'read or copy the site with programs, beyond what search engines do, or get around its limits;',
        'upload code that does harm, or try to reach what is not yours.',
      ),
    ],
  },
  {
    id: 'fees',
    title: 'Fees',
    blocks: [
      p(
        'Basic use is free. We may offer features that cost money; what they cost is shown before you choose them, and you pay only for those you chose.',
      ),
      p(
        'Fees that have been paid are not returned, except where the law says otherwise or a feature did not work.',
      ),
    ],
  },
  {
    id: 'content-license',
    title: 'Content license',
    blocks: [
      p(
        `What you post stays yours. You give ${brand.name} a free, worldwide, non-exclusive license to store, show, resize and translate it in order to run and present the marketplace. The license ends when you remove the content, except for copies that the law makes us keep, messages that others have received, and copies of reported content that moderators keep.`,
      ),
      p('You confirm that you may give this license, and that your content breaks no one’s rights.'),
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    blocks: [
      p(
        'How we treat personal data is written in the ',
        link('privacy policy', paths.privacy.href()),
        ', which is part of these terms.',
      ),
    ],
  },
  {
    id: 'safety',
    title: 'Safety',
    blocks: [
      p(
        'We do not check who people are or whether what they say is true. Meet in public, look before you pay, and read the ',
        link('safety guide', paths.safety.href()),
        '. You deal with others at your own risk.',
      ),
    ],
  },
  {
    id: 'disclaimers',
    title: 'Disclaimers and limits of liability',
    blocks: [
      p(
        `${brand.name} is provided as it is and as it is available, without warranties of any kind, as far as the law allows. We do not warrant that listings are accurate, that users are honest, or that the service runs without interruption.`,
      ),
      p(
        `As far as the law allows, ${brand.name} is not liable for indirect or consequential damage, lost profit or lost data, nor for what users do. Our whole liability to you is limited to the amounts you paid us for paid features in the prior 12 months.`,
      ),
    ],
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    blocks: [
      p(
        `If someone makes a claim against ${brand.name} because of your listings, your messages or your breach of these terms, you will hold us harmless and cover the cost, reasonable legal fees included.`,
      ),
    ],
  },
  {
    id: 'termination',
    title: 'Termination',
    blocks: [
      p(
        'You may stop using your account at any time and delete it in your profile. We may suspend or close an account that breaks these terms or puts others at risk; where we can, we say why and give a chance to answer.',
      ),
      p(
        'The parts on content, disclaimers, indemnification and governing law go on after an account has ended.',
      ),
    ],
  },
  {
    id: 'governing-law',
    title: 'Governing law and disputes',
    blocks: [
      p(
        'These terms follow the laws of the United States and of the state in which we are established. Please write to us first: most things can be settled that way.',
      ),
      p(
        'A dispute that cannot be settled is decided by binding arbitration between you and us, and not by a court, except for claims that belong before a small claims court. You and we give up class actions: each side brings claims only for itself.',
      ),
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      p(
        'When we change these terms, we put the new text and its date here, and tell you beforehand when a change matters. If you go on using the service after that, the new terms hold.',
      ),
      p('Questions: ', mail(brand.supportEmail), ' or the ', link('contact page', paths.contact.href()), '.'),
    ],
  },
];
