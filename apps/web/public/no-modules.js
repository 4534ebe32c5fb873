// Only browsers without modules, older than iOS 10.3, run this file. It shows them a sentence
// instead of an empty page. It uses old syntax for the same reason.
(function () {
  var root = document.getElementById('root');
  if (!root) return;
  root.textContent = '';
  var words = [
    'Masyadong luma ang browser na ito para sa site. I-update ang telepono o gumamit ng ibang browser.',
    'This browser is too old for this site. Update your phone or use another browser.',
  ];
  for (var i = 0; i < words.length; i += 1) {
    var line = document.createElement('p');
    line.className = 'too-old';
    line.appendChild(document.createTextNode(words[i]));
    root.appendChild(line);
  }
})();
