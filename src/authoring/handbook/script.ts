/** The search of the pages: no server and no other address, from a disk too. */
export const script = `(function () {
  'use strict';
  var input = document.getElementById('search');
  var found = document.getElementById('found');
  var count = document.getElementById('count');
  var entries = (window.handbookEntries || []).map(function (entry) {
    return { title: entry[0], kind: entry[1], href: entry[2], text: (entry[0] + ' ' + entry[1] + ' ' + (entry[3] || '')).toLowerCase() };
  });
  var most = 50;
  // What begins like the search comes first, then what has it in its name; of these the shortest.
  function rank(entry, words) {
    var title = entry.title.toLowerCase();
    var named = words.every(function (word) { return title.indexOf(word) >= 0; });
    return (title.indexOf(words.join(' ')) === 0 ? 0 : named ? 1 : 2) * 10000 + title.length;
  }
  function search() {
    var words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
    var hits = words.length === 0 ? [] : entries.filter(function (entry) {
      return words.every(function (word) { return entry.text.indexOf(word) >= 0; });
    });
    hits.sort(function (one, other) { return rank(one, words) - rank(other, words); });
    found.replaceChildren.apply(found, hits.slice(0, most).map(function (hit) {
      var link = document.createElement('a');
      link.href = hit.href;
      link.textContent = hit.title;
      var item = document.createElement('li');
      item.append(link, ' (' + hit.kind + ')');
      return item;
    }));
    count.textContent = words.length === 0 ? '' : hits.length + ' ' + input.dataset.found + (hits.length > most ? ', ' + input.dataset.first : '');
  }
  input.addEventListener('input', search);
  document.addEventListener('keydown', function (event) {
    if (event.key === '/' && event.target !== input) { event.preventDefault(); input.focus(); }
    if (event.key === 'Escape' && event.target === input) { input.value = ''; search(); }
  });
  if (input.value !== '') search();
})();
`;
