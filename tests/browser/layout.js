// What is wrong with the layout of a table's page, in sentences; nothing, where all is well.
() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const box = (thing) => thing.getBoundingClientRect();
  const shown = (thing) =>
    thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    box(thing).width > 1.5 &&
    box(thing).height > 1.5 &&
    !getComputedStyle(thing).clipPath.includes("50%");
  const called = (thing) => {
    const id = thing.id ? `#${thing.id}` : `${thing.tagName.toLowerCase()}.${[...thing.classList].join(".")}`;
    return `${id} (${thing.textContent.trim().replace(/\s+/g, " ").slice(0, 30)})`;
  };
  const faults = [];
  const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5;
  const known = new Map();
  const frameOf = (thing) => {
    if (!known.has(thing)) {
      const { overflowX, overflowY } = getComputedStyle(thing);
      known.set(thing, {
        X: ["auto", "scroll"].includes(overflowX),
        Y: ["auto", "scroll"].includes(overflowY),
        clips: overflowX !== "visible" || overflowY !== "visible",
      });
    }
    return known.get(thing);
  };
  const scrolls = (thing, way) => frameOf(thing)[way];
  const clips = (thing) => frameOf(thing).clips;

  // the part of a thing that its frames leave to be seen, wherever they are scrolled to
  const within = (thing) => {
    let { left, top, right, bottom } = box(thing);
    for (let frame = thing.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
      if (!clips(frame)) continue;
      const edge = box(frame);
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };

  // --- no part lies over another, and none beyond the window ---
  const parts = all(".bar, .tabs, #scene, #prompt, #hand, #hand > .me, .holdings, #people, .talk").filter(shown);
  const apart = (things) => {
    const edges = things.map(within);
    things.forEach((one, place) => things.slice(place + 1).forEach((other, further) => {
      if (!overlap(edges[place], edges[place + 1 + further]) || one.contains(other) || other.contains(one)) return;
      faults.push(`${called(one)} lies over ${called(other)}`);
    }));
  };
  apart(parts);
  for (const part of parts) {
    const edge = within(part);
    const outside = edge.left < -1 || edge.top < -1 || edge.right > innerWidth + 1 || edge.bottom > innerHeight + 1;
    if (outside) faults.push(`${called(part)} reaches beyond the window`);
  }
  const page = document.scrollingElement;
  const scrolled = page.scrollTop || document.body.scrollTop;
  if (scrolled || page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) {
    faults.push("the page itself is scrolled or too large");
  }
  if (document.querySelector(".bar") && box(document.querySelector(".bar")).top !== 0) faults.push("the page does not begin at the top");

  // --- what lies beside each other in a part does not touch ---
  for (const beside of [".place > *, #scene .zone, #scene .board", ".tile", ".me, .me ~ .holdings > *", "#hand .zone", ".people > .person",
    "#prompt > *", ".option, summary", ".talk > *"]) apart(all(beside).filter(shown));
  for (const head of all(".person, .me")) apart(all(".person-name, h2, .tag, .gauge, .chip, .minis, .pawn", head).filter(shown));
  for (const tile of all("#scene .tile")) apart(all(".tile-head, .token, .figure", tile).filter(shown));
  for (const name of all("#scene .tile-name").filter(shown)) {
    const head = name.parentElement;
    const corner = head.querySelector(".tile-corner");
    const lines = [...name.getClientRects()];
    if (corner && lines.some((line) => overlap(line, box(corner)))) faults.push(`a name lies under its number: ${called(head)}`);
    if (lines.some((line) => line.bottom > box(head).bottom + 2 || line.right > box(head).right + 1)) faults.push(`a place's name is cut: ${called(head)}`);
  }
  for (const card of all("#scene .card, #hand .card")) apart(all(".card-top, .card-art, .card-kind, .card-text, .flavour", card).filter(shown));

  // --- no text is cut, unless there is a way to read it ---
  const readable = ".card, .tile, .chip, .mini, [title], .spread";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest(`${readable}, script, style, dialog, .hidden, .sprite, option, #said, #notice`) || !shown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      let cut = false;
      for (let frame = holder; frame && frame !== document.body; frame = frame.parentElement) {
        const edge = box(frame);
        const beyondX = line.left < edge.left - 1.5 || line.right > edge.right + 1.5;
        const beyondY = line.top < edge.top - 3 || line.bottom > edge.bottom + 3;
        if (scrolls(frame, "X") && beyondX && scrolls(frame, "Y") && beyondY) break;
        if ((scrolls(frame, "X") && beyondX) || (scrolls(frame, "Y") && beyondY)) break;
        if (clips(frame) && (beyondX || beyondY)) cut = true;
      }
      if (cut) { faults.push(`cut: ${called(holder)}`); break; }
    }
  }

  // --- what an answer says stands within it ---
  for (const option of all("#prompt :is(.option, summary)").filter(shown)) {
    const edge = box(option);
    const beyond = (word) => box(word).right > edge.right + 1 || box(word).bottom > edge.bottom + 1;
    const laidOut = !option.closest("details:not([open]) .options");
    if (laidOut && all("span, small, kbd, b", option).some(beyond)) faults.push(`words beyond their answer: ${called(option)}`);
  }

  // --- every name in one's hand, and of what lies in a row, can be read: it is not cut, and nothing lies on it ---
  for (const name of all("#hand .held .card .card-name, .rows .card .card-name").filter(shown)) {
    name.scrollIntoView({ block: "nearest", inline: "nearest" });
    const card = name.closest(".card");
    const range = document.createRange();
    range.selectNodeContents(name);
    for (const line of range.getClientRects()) {
      const points = [[line.left + 1.5, line.top + line.height / 2], [line.right - 1.5, line.top + line.height / 2]];
      if (line.width && !points.every(([x, y]) => card.contains(document.elementFromPoint(x, y)))) {
        faults.push(`a name cannot be read: ${name.textContent}`);
        break;
      }
    }
    if (parseFloat(getComputedStyle(name).fontSize) < 9.5) faults.push(`a name is too small: ${name.textContent}`);
  }

  // --- no word is parted without a hyphen ---
  for (const name of all(".tile-name, .rows .card-name, #hand .card-name, .person-name").filter(shown)) {
    const text = name.firstChild;
    const hyphen = (at) => text.data[at - 1] === "\u00AD"; // its sign counts to what follows
    for (const { 0: piece, index } of text.data.matchAll(/[^\s\u00AD-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + piece.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top));
      if (new Set(lines).size > (hyphen(index) ? 2 : 1)) faults.push(`a word is parted without a hyphen: ${name.textContent}`);
    }
  }

  // --- every answer is in sight, or behind a group that says how many it holds ---
  const panel = document.querySelector("#prompt");
  for (const option of all("#prompt .option")) {
    const shut = all("#prompt details:not([open])").filter((group) => group.contains(option));
    const folded = shut[0]; // groups may stand in groups: the outermost is what one sees
    const sight = folded ? folded.querySelector("summary") : option;
    sight.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = box(sight);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!sight.contains(hit)) faults.push(`an answer cannot be reached: ${called(option)}`);
    const count = folded && String(all(".option", folded).length);
    if (folded && !folded.querySelector("summary").textContent.includes(count)) {
      faults.push(`a group does not say how many it holds: ${called(folded)}`);
    }
  }
  panel.scrollTop = 0;
  const lowest = box(panel).bottom;
  for (const answer of all("#prompt :is(.option, summary)").filter(shown)) {
    if ((box(answer).top + box(answer).bottom) / 2 > lowest) faults.push(`an answer is out of sight: ${called(answer)}`);
  }

  // --- everything that can be pressed can be scrolled to, and nothing lies on it ---
  for (const button of all(".bar button, .tabs button, #scene :is(.tile, .card), #people button, .talk button, #hand :is(.chip, .minis)").filter(shown)) {
    if (button.closest(".spread, .cards")) continue;
    button.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, right, top, bottom } = within(button);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit?.closest("#moment")) continue; // everybody looks at that now; it can be put aside
    const inside = hit && (button.contains(hit) || hit.contains(button) || hit.closest("button") === button);
    if (!inside && !(hit && button.parentElement.contains(hit))) faults.push(`out of reach: ${called(button)}`);
  }
  for (const button of all("#moment button").filter(shown)) {
    button.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = within(button);
    if (!button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) faults.push(`out of reach: ${called(button)}`);
  }
  for (const frame of all("#scene, #prompt, #hand, #people, .board, .holdings, .held, #log")) frame.scrollTo(0, 0);
  return [...new Set(faults)];
}
