import type { Catalog } from './en.ts';

const listings = (count: number, written: string): string =>
  count === 1 ? `${written} Anzeige` : `${written} Anzeigen`;

const wait = 'Wird geladen …';
const noPhoto = 'Kein Foto';
const verified = 'Bestätigt';
const memberSince = (date: string): string => `Dabei seit ${date}`;
const subject = 'Betreff';
const message = 'Nachricht';
const sending = 'Wird gesendet …';
const photoOf = (position: string, total: string): string => `Foto ${position} von ${total}`;

/** Every word of the kit in German, as it is spoken in Germany; people are addressed as “du”. */
export const german: Catalog = {
  ActionBar: {
    label: 'Aktionen für die Auswahl',
    selected: (count, { number }) => `${number(count)} ausgewählt`,
    cleared: 'Nichts ausgewählt',
    clear: 'Auswahl aufheben',
  },
  Alert: { dismiss: 'Schließen' },
  AlertDialog: { close: 'Schließen' },
  AvatarGroup: {
    more: (count, { number }) => `+${number(count)}`,
    moreNamed: (count, { number }) => `und ${number(count)} weitere`,
  },
  BottomBar: { label: 'Hauptbereiche', count: (count, { number }) => `${number(count)} neu` },
  BrandMark: { home: 'Startseite' },
  Breadcrumbs: { label: 'Brotkrümelpfad' },
  Carousel: {
    carousel: 'Karussell',
    slide: 'Folie',
    slides: 'Folien',
    previous: 'Vorige Folie',
    next: 'Nächste Folie',
    position: (from, to, total, { number }) =>
      `${number(from)}${to > from ? `–${number(to)}` : ''} von ${number(total)}`,
    goTo: (position, { number }) => `Folie ${number(position)} zeigen`,
  },
  CategoryPicker: {
    label: 'Kategorie',
    group: 'Hauptkategorie',
    sub: 'Genaue Kategorie',
    chooseGroup: 'Wähle zuerst eine Hauptkategorie',
    chooseSub: 'Wähle eine Kategorie',
  },
  CategoryTile: { count: (count, { number }) => listings(count, number(count)) },
  Chip: { remove: 'Filter entfernen:' },
  Combobox: {
    clear: 'Leeren',
    empty: 'Nichts gefunden',
    loading: 'Wird gesucht …',
    failed: 'Die Suche ist fehlgeschlagen',
    retry: 'Noch einmal versuchen',
    choose: 'Wähl einen der Vorschläge',
    results: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  },
  ContactSellerDialog: {
    title: 'An den Anbieter schreiben',
    subject,
    message,
    hint: 'Strg oder Cmd + Eingabe sendet',
    subjectTooLong: `${subject} darf höchstens 255 Zeichen lang sein`,
    send: 'Senden',
    sending,
    cancel: 'Abbrechen',
    close: 'Schließen',
    discardTitle: 'Nachricht verwerfen?',
    discardText: 'Was du geschrieben hast, geht verloren.',
    discard: 'Verwerfen',
    keepWriting: 'Weiterschreiben',
  },
  Conversation: {
    label: 'Nachrichten',
    loadEarlier: 'Frühere Nachrichten laden',
    earlierFailed: 'Nicht geladen. Noch einmal versuchen',
    unread: 'Neu',
    below: 'Neue Nachrichten',
    you: 'Du',
    today: 'Heute',
    loading: wait,
  },
  ConversationList: {
    label: 'Unterhaltungen',
    unread: (count, { number }) => `${number(count)} ungelesen`,
    you: 'Du:',
    deletedUser: 'Gelöschtes Konto',
    listingRemoved: 'Anzeige entfernt',
    loading: wait,
  },
  CookiePreferences: {
    essential: {
      label: 'Notwendig',
      hint: 'Ohne sie geht es nicht: Anmeldung, Sicherheit, deine Auswahl. Immer an.',
    },
    performance: {
      label: 'Leistung',
      hint: 'Zeigen uns, welche Seiten gut laufen und welche langsam sind.',
    },
    functionality: {
      label: 'Komfort',
      hint: 'Merken sich zum Beispiel deine letzte Suche und deinen Ort.',
    },
    marketing: {
      label: 'Werbung',
      hint: 'Zeigen dir Angebote, die dich interessieren könnten.',
    },
    save: 'Auswahl speichern',
  },
  DataTable: {
    selectAll: 'Alle Zeilen auswählen',
    selectRow: 'Auswählen:',
    empty: 'Noch nichts da',
    loading: wait,
  },
  Dates: { today: 'Heute', notAvailable: 'Datum unbekannt' },
  Dialog: { close: 'Schließen' },
  EmergencyNotice: {
    title: 'In unmittelbarer Gefahr?',
    text: 'Warte nicht auf unsere Antwort. Ruf zuerst den Notruf an.',
    number: '112',
    call: (number) => `${number} anrufen`,
  },
  ErrorState: { title: 'Etwas ist schiefgegangen', retry: 'Noch einmal versuchen' },
  FavoriteButton: {
    save: 'Merken',
    saved: 'Gemerkt',
    updating: 'Wird geändert …',
  },
  FeaturedBadge: { label: 'Empfohlen' },
  Field: { optional: 'freiwillig', required: 'Pflichtangabe' },
  FilterPanel: {
    title: 'Filter',
    clear: 'Alle Filter zurücksetzen',
    apply: 'Anwenden',
    show: (count, { number }) =>
      count === undefined ? 'Anzeigen ansehen' : `${listings(count, number(count))} ansehen`,
    none: 'Keine Anzeige passt zu deiner Suche.',
    close: 'Filter schließen',
    active: (count, { number }) => `${number(count)} aktiv`,
  },
  FormErrorSummary: {
    title: (count, { number }) =>
      count === 1 ? 'Eine Angabe stimmt noch nicht' : `${number(count)} Angaben stimmen noch nicht`,
  },
  ImageUploader: {
    add: 'Fotos hinzufügen',
    addHint: 'JPEG, PNG, WebP oder GIF hierher ziehen, einfügen oder auswählen',
    addHintTouch: 'Aus der Kamera oder deinen Fotos',
    remaining: (remaining, max) => `Noch ${remaining} von ${max}`,
    full: (max) => (max === 0 ? 'Kein Platz für weitere Fotos' : `Alle ${max} Fotos hinzugefügt`),
    primary: 'Titelbild',
    photo: (name, position, count) => `Foto ${position} von ${count}: ${name}`,
    status: {
      compressing: (name) => `${name} wird vorbereitet`,
      uploading: (name) => `${name} wird hochgeladen`,
    },
    failed: 'Das Foto ließ sich nicht verkleinern',
    retry: 'Noch einmal versuchen',
    remove: (name) => `${name} entfernen`,
    move: (name, position, count) => `${name} verschieben, Foto ${position} von ${count}`,
    moveHint: 'Die Pfeiltasten verschieben es. Das erste Foto ist das Titelbild.',
    moved: (name, position, count) => `${name} ist jetzt Foto ${position} von ${count}`,
  },
  ListingCard: { featured: 'Empfohlen', noImage: noPhoto },
  ListingDetailsList: {
    category: 'Kategorie',
    location: 'Ort',
    posted: 'Eingestellt',
    views: 'Aufrufe',
    notSpecified: 'Keine Angabe',
  },
  ListingGallery: {
    label: 'Fotos',
    carousel: 'Karussell',
    previous: 'Voriges Foto',
    next: 'Nächstes Foto',
    counter: (position, total, { number }) => `${number(position)} / ${number(total)}`,
    thumbnail: (position, total, { number }) => `${photoOf(number(position), number(total))} zeigen`,
    none: 'Keine Fotos vorhanden',
    noImage: noPhoto,
  },
  ListingGrid: { loading: wait },
  ListingPhoto: { noImage: noPhoto },
  ListingRow: {
    markSold: 'Als verkauft markieren',
    edit: 'Bearbeiten',
    bump: 'Nach oben holen',
    remove: 'Löschen',
    views: (count, { number }) => (count === 1 ? '1 Aufruf' : `${number(count)} Aufrufe`),
  },
  LocationCombobox: {
    label: 'Ort',
    clear: 'Ort leeren',
    short: 'Gib mindestens 3 Zeichen ein',
    loading: 'Orte werden gesucht …',
    empty: 'Kein Ort gefunden. Versuch es mit einem anderen Wort.',
    failed: 'Die Vorschläge ließen sich nicht laden',
    results: (count) => (count === 1 ? '1 Ort gefunden' : `${count} Orte gefunden`),
    kinds: { address: 'Adresse', city: 'Stadt', postcode: 'Postleitzahl' },
  },
  Menu: { back: 'Zurück' },
  Pagination: {
    label: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: (page, { number }) => `Seite ${number(page, { useGrouping: false })}`,
    summary: (from, to, total, { number }) =>
      from === to
        ? `Ergebnis ${number(from)} von ${number(total)}`
        : `Ergebnisse ${number(from)} bis ${number(to)} von ${number(total)}`,
    pageSize: 'Ergebnisse pro Seite',
  },
  PasswordField: {
    reveal: 'Passwort zeigen',
    strength: {
      weak: 'Schwach: länger ist besser',
      fair: 'Mittel',
      good: 'Gut',
      strong: 'Stark',
    },
  },
  Price: {
    free: 'Zu verschenken',
    notListed: 'Preis auf Anfrage',
    negotiable: 'VB',
    underOne: ({ price }) => `unter ${price(1)}`,
  },
  PriceField: { free: 'Erscheint als „Zu verschenken“' },
  ProfileCard: {
    memberSince,
    verified,
    unverified: 'Nicht bestätigt',
    active: 'Aktiv',
    inactive: 'Gesperrt',
  },
  RangeSlider: { from: 'Von', to: 'Bis', range: (from, to) => `${from} bis ${to}` },
  Rating: {
    stars: (value, max, { number }) =>
      `${number(value, { maximumFractionDigits: 1 })} von ${number(max)} ${max === 1 ? 'Stern' : 'Sternen'}`,
    count: (count, { number }) => `${number(count)} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`,
    none: 'Noch keine Bewertungen',
  },
  RatingField: {
    stars: (value, { number }) => `${number(value)} ${value === 1 ? 'Stern' : 'Sterne'}`,
    clear: 'Bewertung entfernen',
  },
  ReplyBox: {
    label: 'Antwort',
    placeholder: 'Antwort schreiben',
    keys: 'Eingabe sendet, Umschalt und Eingabe beginnt eine neue Zeile',
    send: 'Senden',
    sending,
    failed: 'Nicht gesendet. Versuch es noch einmal.',
    tooLong: `${message} darf höchstens 5000 Zeichen lang sein`,
  },
  ResultsHeading: {
    title: 'Alle Anzeigen',
    count: (count, { number }) => listings(count, number(count)),
    loading: wait,
  },
  SearchField: { label: 'Suche', clear: 'Suche leeren', submit: 'Suchen' },
  SearchForm: {
    words: 'Stichwörter',
    wordsHint: 'Ein Ding, ein Können, eine Marke',
    category: 'Kategorie',
    allCategories: 'Alle Kategorien',
    allOf: (group) => `Alles in ${group}`,
    location: 'Ort',
    locationHint: 'Eine Stadt, ein Bundesland oder eine Postleitzahl',
    minPrice: 'Preis ab',
    maxPrice: 'Preis bis',
    priceInvalid: 'Gib einen Preis ein, zum Beispiel 20 oder 19,99',
    priceRangeInvalid: 'Der niedrigste Preis darf nicht über dem höchsten liegen',
    sortBy: 'Sortieren nach',
    sorts: { relevance: 'Beste Treffer', date: 'Datum', price: 'Preis', title: 'Titel' },
    order: 'Reihenfolge',
    orders: {
      date: { desc: 'Neueste zuerst', asc: 'Älteste zuerst' },
      price: { desc: 'Absteigend', asc: 'Aufsteigend' },
      title: { desc: 'Z–A', asc: 'A–Z' },
    },
    bestFirst: 'Beste Treffer zuerst',
  },
  SellerCard: {
    memberSince,
    title: 'Über den Anbieter',
    verified,
    unknown: 'Unbekannter Anbieter',
  },
  SiteHeader: {
    navigation: 'Menü',
    openMenu: 'Menü öffnen',
    account: (name) => `Konto von ${name}`,
    unread: (count, { number }) => `${number(count)} ungelesen`,
    signOut: 'Abmelden',
  },
  SkipLink: { label: 'Zum Inhalt springen' },
  Spinner: { loading: 'Wird geladen' },
  StaticPage: { contents: 'Auf dieser Seite' },
  StatusBadge: { active: 'Aktiv', sold: 'Verkauft', expired: 'Abgelaufen' },
  Stepper: { done: 'Fertig:', current: 'Jetzt:', failed: 'Fehlgeschlagen:' },
  TextArea: {
    limit: (max) => `Bis zu ${max} Zeichen`,
    left: (left) => (left === 0 ? 'Kein Zeichen mehr frei' : `Höchstens noch ${left} Zeichen frei`),
    over: (by) => `${by} Zeichen zu viel`,
  },
  TextLink: { external: '(öffnet sich in einem neuen Tab)' },
  ToastRegion: { label: 'Mitteilungen', dismiss: 'Schließen' },
  UrgencyDialog: {
    title: 'Ist es ein Notfall?',
    text: 'Wenn jemand in unmittelbarer Gefahr ist, ruf jetzt die 112 an. Dieses Formular ist für Meldungen, die kein Notfall sind; es wird nicht rund um die Uhr gelesen.',
    cancel: 'Abbrechen',
    continue: 'Verstanden, weiter',
  },
};
