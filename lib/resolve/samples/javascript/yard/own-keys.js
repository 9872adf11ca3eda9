let hoisted = [];
function lowered() {}

module.exports = {
  hoisted: () => «hoisted→hoisted@own-keys.js:1, scope»,
  lowered() {
    «lowered→lowered@own-keys.js:2, scope»();
  },
};
