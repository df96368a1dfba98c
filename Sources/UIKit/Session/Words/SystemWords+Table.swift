extension SystemWords {
  /// The words of each language in the order of `SystemWord`'s cases.
  ///
  /// As iOS 16 has them, from memory of its screens: high confidence for "Back", "Cancel", "Done",
  /// "Edit" and "Search", medium for the others.
  static let table: [Row] = [
    Row(
      ["de"],
      [
        "Zurück", "Abbrechen", "Löschen", "Fertig", "Bearbeiten", "Mehr",
        "Wiederholen", "Sichern", "Suchen", "Uhrzeit", "Heute", "Widerrufen",
      ]),
    Row(
      ["fr"],
      [
        "Retour", "Annuler", "Supprimer", "OK", "Modifier", "Autres",
        "Rétablir", "Enregistrer", "Rechercher", "Heure", "Aujourd’hui", "Annuler",
      ]),
    Row(
      ["es"],
      [
        "Atrás", "Cancelar", "Eliminar", "OK", "Editar", "Más",
        "Rehacer", "Guardar", "Buscar", "Hora", "Hoy", "Deshacer",
      ]),
    Row(
      ["it"],
      [
        "Indietro", "Annulla", "Elimina", "Fine", "Modifica", "Altro",
        "Ripristina", "Salva", "Cerca", "Ora", "Oggi", "Annulla",
      ]),
    Row(
      ["pt", "pt-br"],
      [
        "Voltar", "Cancelar", "Apagar", "OK", "Editar", "Mais",
        "Refazer", "Salvar", "Buscar", "Hora", "Hoje", "Desfazer",
      ]),
    Row(
      ["pt-pt"],
      [
        "Voltar", "Cancelar", "Apagar", "OK", "Editar", "Mais",
        "Refazer", "Guardar", "Pesquisar", "Hora", "Hoje", "Desfazer",
      ]),
    Row(
      ["nl"],
      [
        "Terug", "Annuleer", "Verwijder", "Gereed", "Wijzig", "Meer",
        "Opnieuw", "Bewaar", "Zoek", "Tijd", "Vandaag", "Herstel",
      ]),
    Row(
      ["sv"],
      [
        "Tillbaka", "Avbryt", "Radera", "Klar", "Ändra", "Mer",
        "Gör om", "Spara", "Sök", "Tid", "I dag", "Ångra",
      ]),
    Row(
      ["pl"],
      [
        "Wstecz", "Anuluj", "Usuń", "Gotowe", "Edycja", "Więcej",
        "Ponów", "Zachowaj", "Szukaj", "Godzina", "Dzisiaj", "Cofnij",
      ]),
    Row(
      ["tr"],
      [
        "Geri", "Vazgeç", "Sil", "Bitti", "Düzenle", "Daha Fazla",
        "Yinele", "Kaydet", "Ara", "Saat", "Bugün", "Geri Al",
      ]),
    Row(
      ["ru"],
      [
        "Назад", "Отменить", "Удалить", "Готово", "Править", "Еще",
        "Повторить", "Сохранить", "Поиск", "Время", "Сегодня", "Отменить",
      ]),
    Row(
      ["ar"],
      [
        "رجوع", "إلغاء", "حذف", "تم", "تعديل", "المزيد",
        "إعادة", "حفظ", "بحث", "الوقت", "اليوم", "تراجع",
      ]),
    Row(
      ["he", "iw"],
      [
        "חזרה", "ביטול", "מחיקה", "סיום", "עריכה", "עוד",
        "ביצוע מחדש", "שמירה", "חיפוש", "שעה", "היום", "ביטול פעולה",
      ]),
    Row(
      ["ja"],
      [
        "戻る", "キャンセル", "削除", "完了", "編集", "その他",
        "やり直す", "保存", "検索", "時刻", "今日", "取り消す",
      ]),
    Row(
      ["ko"],
      [
        "뒤로", "취소", "삭제", "완료", "편집", "기타",
        "실행 복귀", "저장", "검색", "시간", "오늘", "실행 취소",
      ]),
    Row(
      ["zh", "zh-hans", "zh-cn", "zh-sg"],
      [
        "返回", "取消", "删除", "完成", "编辑", "更多",
        "重做", "存储", "搜索", "时间", "今天", "撤销",
      ]),
    Row(
      ["zh-hant", "zh-tw", "zh-hk", "zh-mo"],
      [
        "返回", "取消", "刪除", "完成", "編輯", "更多",
        "重做", "儲存", "搜尋", "時間", "今天", "還原",
      ]),
  ]

  /// A language by its codes in small letters, and its words.
  struct Row: Sendable {
    let codes: [String]
    let words: [String]

    init(_ codes: [String], _ words: [String]) {
      self.codes = codes
      self.words = words
    }
  }
}
